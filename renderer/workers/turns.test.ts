import { expect, test } from 'vitest';
import { makeTurns } from './turns.ts';

test('every turn comes, also those asked for while another waits', async () => {
  const turn = makeTurns();
  const came: string[] = [];
  await Promise.all(['count', 'scatter', 'heat'].map((job) => turn().then(() => came.push(job))));
  expect(came).toEqual(['count', 'scatter', 'heat']);
});
