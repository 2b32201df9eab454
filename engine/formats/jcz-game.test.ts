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
  test('places that do not name the kind of feature are read as early games wrote them', () => {
    const early = (x: number, y: number, location: string): Message => ({
      type: 'DEPLOY_MEEPLE',
      payload: { pointer: { position: [x, y], location }, meepleId: '0.small.1' },
    });
    const replay = [
      ...[place('BA/L', 0, 1, 0), early(0, 1, 'CLOISTER'), COMMIT],
      ...[place('BA/RCr', 1, 0, 0), early(1, 0, 'WE'), COMMIT],
      ...[place('BA/C', 1, -1, 180), early(1, -1, 'S'), COMMIT],
      ...[place('BA/Rr', 2, 0, 0), early(2, 0, 'SR.WL'), COMMIT],
    ];
    const figures = read(saved(replay)).moves.flatMap((move) => (move.do === 'figure' ? [move.on] : []));
    expect(figures).toEqual(['monastery', 'road', 'city', 'field']);
    expect(replayRecord(read(saved(replay)), library).refused).toBeNull();
  });
  test('a figure that is not committed has scored nothing yet', () => {
    const scores = (replay: readonly Message[]) => replayRecord(read(saved(replay)), library).scores.map(({ points }) => points);
    const before = [place('BA/RFr', 1, 0, 0), PASS, COMMIT];
    const cap = [place('BA/C', 0, -1, 180), deploy(0, -1, 'City', 'S', '1.small.1')];
    expect([scores([...before, ...cap]), scores([...before, ...cap, COMMIT])]).toEqual([
      [0, 0],
      [0, 4],
    ]);
  });
  test('gardens are drawn on tiles of ours', () => {
    const setup = { sets: { 'basic:2': 1 }, elements: { abbot: 1, garden: 1 } };
    const record = read(saved([place('BA/CFCG', 0, -1, 0), deploy(0, -1, 'City', 'S'), COMMIT], {}, setup));
    expect(replayRecord(record, library).scores[0]?.points).toBe(4);
  });
  test('a quarter rose in its section pays 3; a game that lays no rose has none', () => {
    const roses = { sets: { 'basic:1': 1, 'wind-roses': 1 }, start: [{ tile: 'WR/CFR', x: 0, y: 0, rotation: 0 }] };
    const replay = [place('BA/RCr', -1, 0, 0), PASS, COMMIT, place('WR/RrC', -1, 1, 270)];
    const expected = { test: { assertions: ['Bob has 3 points', 'Bob scored wind-rose for 3 points'] } };
    expect(replayRecord(read(saved(replay, expected, roses)), library).ok).toBe(true);
    expect(replayRecord(read(saved(CAP, {}, { sets: roses.sets })), library)).toMatchObject({ ok: true, refused: null });
  });
  test('a game may end with a turn: discarded draws before it are not counted', () => {
    const end = (drawOrder: readonly string[], endTurn: number) =>
      replayRecord(read(saved(CAP, { gameAnnotations: { drawOrder, endTurn }, test: { assertions: ['The game is over'] } })), library).ok;
    expect([end(['BA/C', 'BA/V'], 1), end(['BA/C', 'BA/RFr'], 2), end([], 1)]).toEqual([true, false, true]);
  });
});

describe('what a saved game may expect', () => {
  const judged = (...assertions: readonly string[]) =>
    replayRecord(read(saved(CAP, { test: { assertions }, gameAnnotations: { drawOrder: ['BA/C', 'BA/L'] } })), library).expectations.map(
      ({ met, understood }) => (understood ? met : undefined),
    );
  test('points, with or without a full stop', () =>
    expect(judged('Alice has 4 points.', 'Bob has -1 points', 'In the end Alice has 4 points')).toEqual([true, false, true]));
  test('the phase, and whether it can be passed', () => {
    expect(judged('phase is TilePhase', 'Phase is ActionPhase', "Player can't pass", 'Player can pass')).toEqual([
      true,
      false,
      true,
      false,
    ]);
    const atFigure = replayRecord(
      read(saved([place('BA/C', 0, -1, 180)], { test: { assertions: ['Player can pass', 'Phase is ActionPhase'] } })),
      library,
    );
    expect(atFigure.ok).toBe(true);
  });
  test('the action on offer, and where the tile may go', () => {
    expect(judged('Available action TilePlacement for BA/L', 'Available action TilePlacement for BA/C')).toEqual([true, false]);
    const around = '[0,1] - [0,90,180,270]; [0,-2] - [270,0,90,180]; [-1,-1] - [0,90,180,270]; [1,-1] - [0,90,180,270]';
    expect(judged(`Placement options: ${around}`, `TilePlacement BA/L options: ${around}`)).toEqual([true, true]);
    expect(judged('Placement options: [0,1] - [0]', 'TilePlacement BA/RRRR options: [1,0] - [0]')).toEqual([false, false]);
    expect(judged('TilePlacement BA/RRRR options: [1,0] - [0,90,180,270]; [-1,0] - [0,90,180,270]')).toEqual([true]);
  });
  test('what this program has no word for is said to be so', () =>
    expect(
      judged('Undo is allowed', 'Phase is DragonMovePhase', 'Available action Bazaar', 'TilePlacement XX/Y options: [0,1] - [0]'),
    ).toEqual(Array.from({ length: 4 }, () => undefined)));
});

describe('what would change the scores is refused, by name', () => {
  const inns = { sets: { 'basic:1': 1, 'inns-and-cathedrals:1': 1 } };
  test('an inn on the table', () => {
    const elements = { 'small-follower': 7, 'big-follower': 1, cathedral: true, inn: true };
    const inn = place('IC/RRR.i', -1, 0, 0);
    const scored = [inn, deploy(-1, 0, 'Road', 'E'), COMMIT, place('BA/RRR', 1, 0, 0), PASS, COMMIT];
    expect(refusals(saved(scored, {}, { ...inns, elements }))).toEqual(['jcz/element inn']);
    expect(refusals(saved(CAP, {}, { ...inns, elements }))).toEqual([]);
    expect(refusals(saved([inn, PASS, COMMIT], {}, { ...inns, elements }))).toEqual([]);
    expect(refusals(saved(scored, {}, { ...inns, elements: { ...elements, inn: false } }))).toEqual([]);
  });
  test('a cathedral whose city is scored; one in an unfinished city changes nothing yet', () => {
    const elements = { 'small-follower': 7, cathedral: true };
    const replay = [place('IC/Cccc.c', 0, -1, 0), deploy(0, -1, 'City', 'NWSE'), COMMIT];
    const ended = { gameAnnotations: { drawOrder: ['IC/Cccc.c'], endTurn: 1 } };
    expect(refusals(saved(replay, {}, { ...inns, elements }))).toEqual([]);
    expect(refusals(saved(replay, ended, { ...inns, elements }))).toEqual(['jcz/element cathedral']);
  });
  test('trade goods on the table; without them their element is nothing', () => {
    const traders = { sets: { 'basic:1': 1, 'traders-and-builders:1': 1 }, elements: { traders: true, 'pig-herd': true, pig: 1 } };
    expect(refusals(saved([place('TB/CCc.w', 0, -1, 90)], {}, traders))).toEqual(['jcz/element traders']);
    expect(refusals(saved(CAP, {}, traders))).toEqual([]);
  });
  test('a large meeple that is placed', () => {
    const elements = { 'small-follower': 7, 'big-follower': 1 };
    expect(refusals(saved([...CAP, deploy(0, -1, 'City', 'S', '0.big.1')], {}, { elements }))).toEqual(['jcz/element big-follower']);
  });
  test.each(['abbot', 'phantom', 'pig', 'builder', 'mayor', 'barn', 'wagon', 'shepherd'])('the figure %s', (figure) => {
    const elements = { 'small-follower': 7, [figure]: 1 };
    expect(refusals(saved(CAP, {}, { elements }))).toEqual([]);
    expect(refusals(saved([...CAP, deploy(0, -1, 'City', 'S', `0.${figure}.1`)], {}, { elements }))).toEqual([`jcz/element ${figure}`]);
  });
  test('king and robber are at work in any game', () => {
    expect(refusals(saved(CAP, {}, { elements: { king: true, robber: 1, tower: 1 } }))).toEqual(['jcz/element king', 'jcz/element robber']);
  });
  test('a move of an element names the element too, and where it stands', () => {
    const text = saved([...CAP, { type: 'MOVE_NEUTRAL_FIGURE', payload: {} }], {}, { elements: { fairy: 1, dragon: 0, portal: true } });
    expect(refusals(text)).toEqual(['jcz/element fairy', 'jcz/element portal', 'jcz/message MOVE_NEUTRAL_FIGURE']);
    const record = readJczGame(text, library);
    expect(record.ok ? [] : record.problem.filter(({ at: { line } }) => line === undefined)).toEqual([]);
  });
  test('a figure on what is no feature of ours', () => {
    expect(refusals(saved([...CAP, deploy(0, -1, 'Tower', 'I')]))).toEqual(['jcz/message DEPLOY_MEEPLE Tower']);
  });
  test('tiles of a set that is not here name the set', () => {
    const river = { sets: { 'basic:1': 1, 'river:1': 1 } };
    expect(refusals(saved([place('RI/II', 1, 0, 0)], {}, river))).toEqual(['jcz/tile RI/II', 'jcz/set river:1']);
    expect(refusals(saved(CAP, {}, river))).toEqual([]);
  });
  test('an element, a tile, a move that nobody here knows', () => {
    expect(refusals(saved(CAP, {}, { elements: { mystery: true, 'small-follower': 7 } }))).toEqual(['jcz/element mystery']);
    expect(refusals(saved([place('DG/x', 0, 1, 0)]))).toEqual(['jcz/tile DG/x']);
    expect(refusals(saved([{ type: 'MOVE_DRAGON', payload: {} }]))).toEqual(['jcz/message MOVE_DRAGON']);
  });
  test('what is no saved game at all', () => {
    expect(refusals('nonsense')).toEqual(['document/broken-json InvalidSymbol,nonsense,no']);
    expect(refusals('{"setup":{}}')).toEqual(['setup.sets', 'players', 'replay'].map((what) => `jcz/not-a-game ${what}`));
  });
});
