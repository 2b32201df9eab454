import { describe, expect, test } from 'vitest';
import type { GameRecord } from '../documents/record.ts';
import { replayRecord } from '../game/replay.ts';
import { library } from '../tests/library.ts';
import { readJczGame } from './jcz-game.ts';

interface Message {
  readonly type: string;
  readonly payload: object;
}
const place = (tileId: string, x: number, y: number, degrees: number): Message => ({
  type: 'PLACE_TILE',
  payload: { tileId, rotation: `R${degrees}`, position: [x, y] },
});
const deploy = (x: number, y: number, feature: string, location: string, meepleId = '0.small.1'): Message => ({
  type: 'DEPLOY_MEEPLE',
  payload: { pointer: { position: [x, y], feature, location }, meepleId },
});
const PASS: Message = { type: 'PASS', payload: {} };
const COMMIT: Message = { type: 'COMMIT', payload: { random: 0 } };

const saved = (replay: readonly Message[], more: object = {}, setup: object = {}): string =>
  JSON.stringify({
    setup: {
      sets: { 'basic:1': 1 },
      elements: { 'small-follower': 7, farmers: true },
      rules: {},
      start: [{ tile: 'BA/RCr', x: 0, y: 0, rotation: 0 }],
      ...setup,
    },
    players: [{ name: 'Alice' }, { name: 'Bob' }],
    replay,
    ...more,
  });
const read = (text: string): GameRecord => {
  const record = readJczGame(text, library);
  if (!record.ok) throw new Error(record.problem.map(({ rule }) => rule).join());
  return record.value;
};
const refusals = (text: string): readonly string[] => {
  const record = readJczGame(text, library);
  return record.ok ? [] : record.problem.map(({ rule, facts }) => `${rule} ${Object.values(facts).join()}`);
};
const CAP = [place('BA/C', 0, -1, 180), deploy(0, -1, 'City', 'S'), COMMIT];

describe('a saved game', () => {
  test('replays as a record, with what it expects', () => {
    const text = saved(CAP, {
      test: { description: 'A small city', assertions: ['Alice has 4 points', 'Alice scored city for 4 points', 'Bob has 1 point'] },
    });
    const record = read(text);
    const { refused, expectations } = replayRecord(record, library);
    expect(refused).toBeNull();
    expect(expectations.map(({ met }) => met)).toEqual([true, true, false]);
    expect(record.title?.en).toBe('A small city');
  });
  test('pays a small city by its rule', () => {
    const points = (rule: string) =>
      replayRecord(read(saved(CAP, {}, { rules: { 'tiny-city-scoring': rule } })), library).scores[0]?.points;
    expect([points('4'), points('2')]).toEqual([4, 2]);
  });
  test('a move against the rules is refused where it stands', () => {
    const { refused } = replayRecord(read(saved([place('BA/C', 5, 5, 0), PASS, COMMIT])), library);
    expect([refused?.index, refused?.objections.map(({ rule }) => rule)]).toEqual([2, ['placement/touches-a-tile']]);
  });
  test('tiles of a fixed order that fit nowhere are drawn and discarded by themselves', () => {
    const record = read(
      saved([place('BA/Cccc+', 0, -1, 0), PASS, COMMIT], { gameAnnotations: { drawOrder: ['BA/Cccc+', 'BA/RRRR'], endTurn: 1 } }),
    );
    expect(replayRecord(record, library)).toMatchObject({ ok: true, refused: null });
    expect(record.moves.map((move) => move.do)).toEqual(['deal', 'draw', 'lay', 'pass']);
  });
  test('monks, farmers and long locations are read', () => {
    const replay = [
      place('BA/L', 0, 1, 0),
      deploy(0, 1, 'Monastery', 'I'),
      COMMIT,
      place('BA/Rr', 1, 0, 0),
      deploy(1, 0, 'Field', 'NL.NR.EL.ER.SL.WR'),
      COMMIT,
    ];
    expect(replayRecord(read(saved(replay)), library)).toMatchObject({ ok: true, refused: null });
  });
});

describe('what would change the scores is refused, by name', () => {
  const inns = { sets: { 'basic:1': 1, 'inns-and-cathedrals:1': 1 } };
  test('an inn on the table', () => {
    const elements = { 'small-follower': 7, 'big-follower': 1, cathedral: true, inn: true };
    expect(refusals(saved([place('IC/RRR.i', -1, 0, 0)], {}, { ...inns, elements }))).toEqual(['jcz/element inn']);
    expect(refusals(saved(CAP, {}, { ...inns, elements }))).toEqual([]);
  });
  test('a large meeple that is placed', () => {
    const elements = { 'small-follower': 7, 'big-follower': 1 };
    expect(refusals(saved([...CAP, deploy(0, -1, 'City', 'S', '0.big.1')], {}, { elements }))).toEqual(['jcz/element big-follower']);
  });
  test('an element, a tile, a move that nobody here knows', () => {
    expect(refusals(saved(CAP, {}, { elements: { dragon: true, 'small-follower': 7 } }))).toEqual(['jcz/element dragon']);
    expect(refusals(saved([place('DG/x', 0, 1, 0)]))).toEqual(['jcz/tile DG/x']);
    expect(refusals(saved([{ type: 'MOVE_DRAGON', payload: {} }]))).toEqual(['jcz/message MOVE_DRAGON']);
  });
  test('what is no saved game at all', () => {
    expect(refusals('nonsense')).toEqual(['document/broken-json InvalidSymbol,nonsense']);
    expect(refusals('{"setup":{}}')).toEqual(['jcz/not-a-game setup.sets']);
  });
});
