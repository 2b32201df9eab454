import { beforeEach, describe, expect, test } from 'vitest';
import { squaresOfBoard, takesTile } from '../../../engine/board.ts';
import { checkScenario } from '../../../engine/check.ts';
import { JobClient } from '../../../engine/jobs/client.ts';
import type { WorkerPort } from '../../../engine/jobs/protocol.ts';
import { serve } from '../../../engine/jobs/serve.ts';
import { library } from '../../../engine/tests/library.ts';
import { Studio } from '../../app/studio.svelte.ts';
import { emptyBoard, scenarioOn } from '../../files/make.ts';
import { boardWorkspace } from '../workspace.ts';
import { NewBoard } from './new-board.svelte.ts';

/** A worker in the same thread, whose clock runs with every look. */
const near = (): WorkerPort => {
  let toServer: (message: unknown) => void = () => {};
  let toClient: (message: unknown) => void = () => {};
  let time = 0;
  const now = (): number => {
    time += 9;
    return time;
  };
  const listen = (hear: typeof toServer): void => {
    toServer = hear;
  };
  serve({ post: (message) => toClient(structuredClone(message)), listen }, { now, turn: () => new Promise((go) => setImmediate(go)) });
  return {
    post: (message) => toServer(structuredClone(message)),
    listen: (hear) => {
      toClient = hear as typeof toClient;
    },
    onCrash: () => {},
    terminate: () => {},
  };
};

let studio: Studio;
let making: NewBoard;
beforeEach(() => {
  const scenario = scenarioOn(emptyBoard(4, 4, { en: 'b' }), { en: 's' });
  studio = new Studio({ scenario, library, workspaces: [boardWorkspace], jobs: () => new JobClient(near) });
  making = new NewBoard(studio);
});
const tiles = (): number => [...squaresOfBoard(studio.setup.board, takesTile)].length;

describe('a new board', () => {
  test('begins as a shape of any size', () => {
    making.shape = 'rectangle';
    making.columns = 7;
    making.rows = 3;
    making.create();
    expect(tiles()).toBe(21);
    expect(studio.editor.isModified).toBe(true);
  });
  test('fills a table, whose edge closes nothing', () => {
    making.source = 'table';
    making.widthCm = 60;
    making.heightCm = 50;
    expect(making.onTable).toEqual({ width: 11, height: 9 });
    making.create();
    expect(studio.setup.board).toMatchObject({ tableEdge: true });
    expect(tiles()).toBe(99);
  });
  test('follows a country: several proposals, one is taken with its starts in use', async () => {
    making.source = 'country';
    const { geography } = making;
    geography.squares = 50;
    geography.large = 2;
    await geography.pick('AT', true);
    expect(making.board).toBeUndefined();
    await geography.propose();
    expect(geography.proposals.length).toBeGreaterThan(1);
    geography.chosen = 1;
    making.create();
    expect(Math.abs(tiles() - 50)).toBeLessThanOrEqual(2);
    expect(studio.setup.board.name.de).toBe('Österreich');
    expect(studio.scenario.starts).toHaveLength(2);
    const errors = checkScenario(studio.scenario, library).filter(({ severity }) => severity === 'error');
    expect(errors.map(({ rule, facts }) => `${rule} ${JSON.stringify(facts)}`)).toEqual([]);
  });
  test('lists the parts of a country with their shares, and leaves out those that are not ticked', async () => {
    const { geography } = making;
    making.source = 'country';
    geography.squares = 50;
    geography.starts = 2;
    geography.large = 0;
    await geography.pick('DK', true);
    const { lands } = geography;
    const shares = lands.rowsOf(0).map(({ share }) => share);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    expect(lands.rowsOf(0).every(({ squares }) => squares >= 0.6)).toBe(true);
    expect(lands.islands).toBe('kept');
    lands.islands = 'none';
    expect(lands.rowsOf(0).filter(({ isTaken }) => isTaken)).toHaveLength(1);
    expect(lands.islands).toBe('none');
    await geography.propose();
    const [alone] = geography.proposals.map(({ pieces }) => pieces.length);
    expect(alone).toBe(1);
    const funen = lands.rowsOf(0).find(({ land }) => (land.called as { en?: string }).en === 'Funen')!;
    lands.turn(funen.land);
    expect(lands.islands).toBeUndefined();
    expect(lands.rowsOf(0).filter(({ isTaken }) => isTaken)).toHaveLength(2);
    lands.islands = 'kept';
    expect(lands.islands).toBe('kept');
  });
  test('is a copy of another board, under a name of its own', () => {
    making.source = 'board';
    making.boardKey = 'fjords';
    making.name = 'My fjords';
    making.create();
    expect(studio.setup.board.name).toEqual({ en: 'My fjords' });
    expect(studio.setup.board.rows).toEqual(library.board('fjords')?.rows);
    expect(library.board('fjords')?.name.en).not.toBe('My fjords');
  });
  test('follows an outline, and says what is wrong with one', async () => {
    making.source = 'outline';
    making.geography.squares = 40;
    const ring = [
      [14, 50],
      [14.4, 50],
      [14.4, 50.2],
      [14, 50.2],
      [14, 50],
    ];
    await making.geography.read(new File([JSON.stringify({ type: 'Polygon', coordinates: [ring] })], 'Our valley.geojson'));
    expect(making.board?.name).toEqual({ en: 'Our valley' });
    await making.geography.read(new File(['{'], 'broken.geojson'));
    await making.geography.proposeOutline();
    expect(making.geography.problem?.rule).toBe('board/outline-unreadable');
    expect(making.board).toBeUndefined();
  });
});
