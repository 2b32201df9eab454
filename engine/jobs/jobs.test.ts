import { expect, test } from 'vitest';
import germany from '../../scenarios/scenarios/germany-chips.json' with { type: 'json' };
import type { Scenario } from '../documents/scenario.ts';
import { library } from '../tests/library.ts';
import { JobClient } from './client.ts';
import { closedScenario, closedSetup } from './closed.ts';
import type { WorkerPort } from './protocol.ts';
import { serve } from './serve.ts';

const scenario = closedScenario(germany as unknown as Scenario, library);
/** A worker in the same thread; its clock runs a millisecond with every look, so that slices end. */
const near = (crash: { now?: (message: string) => void } = {}): WorkerPort => {
  let toServer: (message: unknown) => void = () => {};
  let toClient: (message: unknown) => void = () => {};
  let time = 0;
  serve(
    { post: (message) => toClient(structuredClone(message)), listen: (hear) => (toServer = hear) },
    { now: () => (time += 9), turn: () => new Promise((go) => setImmediate(go)) },
  );
  return {
    post: (message) => toServer(structuredClone(message)),
    listen: (hear) => (toClient = hear),
    onCrash: (hear) => (crash.now = hear),
    terminate: () => (toClient = () => {}),
  };
};

test('a closed scenario carries board and sets, and says the same set-up', () => {
  const setup = closedSetup(scenario);
  expect(setup.board.id).toBe('germany');
  expect([...setup.catalogue.copies.values()].reduce((a, b) => a + b, 0)).toBe(114);
});

test('a job gives its result and tells its progress', async () => {
  const told: string[] = [];
  const { result } = new JobClient(near).run('count-layouts', { scenario }, ({ stage }) => told.push(stage));
  const found = await result;
  expect(found.ok && found.value.count).toMatch(/^[1-9]\d{10,}$/);
  expect(told.length).toBeGreaterThan(0);
});

test('a cancelled job ends without a result, and the worker goes on', async () => {
  const client = new JobClient(near);
  const job = client.run('count-layouts', { scenario });
  job.cancel();
  expect(await job.result).toEqual({ ok: false, problem: { is: 'cancelled' } });
  const sample = await client.run('sample-layouts', { scenario, seed: 1, count: 2 }).result;
  expect(sample.ok && sample.value.layouts.map((layout) => layout.length)).toEqual([30, 30]);
});

test('a job that breaks says how, and a worker that dies is started anew', async () => {
  const crash: { now?: (message: string) => void } = {};
  let started = 0;
  const client = new JobClient(() => {
    started++;
    return near(crash);
  });
  const broken = await client.run('count-layouts', {} as never).result;
  expect(broken).toMatchObject({ ok: false, problem: { is: 'failed' } });
  const dying = client.run('count-layouts', { scenario });
  crash.now?.('out of memory');
  expect(await dying.result).toEqual({ ok: false, problem: { is: 'failed', message: 'out of memory' } });
  expect((await client.run('layout-capacity', { scenario }).result).ok).toBe(true);
  expect(started).toBe(2);
});
