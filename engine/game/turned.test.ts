import { describe, expect, test } from 'vitest';
import { type Move as BoardMove, moveUnder } from '../boards/move.ts';
import { movedScenario } from '../boards/move-scenario.ts';
import type { Scenario } from '../documents/scenario.ts';
import { HALVES, type Half, type Rotation, rotation, SIDES, type Side, turnedHalf, turnedOffset, turnedSide } from '../grid.ts';
import { makePlacement, parsePlacement } from '../notation.ts';
import { setupOf } from '../setup.ts';
import { ALL_MIXES } from '../tests/all-mixes.ts';
import { scenarioOf } from '../tests/games.ts';
import { library } from '../tests/library.ts';
import { type Step, walk } from '../tests/walk.ts';
import type { Placement } from '../tile.ts';
import { legalMoves, play } from './legal-moves.ts';
import type { Move } from './move.ts';
import { planOf } from './plan.ts';
import { startGame } from './turn.ts';

type Turner = Pick<BoardMove, 'to'> & { readonly turns: Rotation };

const isSide = (place: string): place is Side => SIDES.some((side) => side === place);
const turnedPlace = (place: string, turns: number): string => {
  if (isSide(place)) return turnedSide(place, turns);
  return HALVES.some((half) => half === place) ? turnedHalf(place as Half, turns) : place;
};
const turnedWord = (word: string, { to, turns }: Turner): string => {
  const { tile, at, rotation: turned } = parsePlacement(word) as Placement;
  return makePlacement({ tile, at: to(at) ?? at, rotation: rotation(turned + turns) });
};
/** A move on the table as it lies after the table was turned. */
const turnedMove = (move: Move, turner: Turner): Move => {
  const { to, turns } = turner;
  const turned: Record<string, unknown> = { ...move };
  if ('at' in move) turned['at'] = to(move.at);
  if ('rotation' in move) turned['rotation'] = rotation(move.rotation + turns);
  if ('place' in move && move.place !== undefined) turned['place'] = turnedPlace(move.place, turns);
  if (move.do === 'deal') turned['laid'] = move.laid.map((word) => turnedWord(word, turner));
  return turned as Move;
};

const turnedScenario = (scenario: Scenario, turns: Rotation): { readonly scenario: Scenario; readonly turner: Turner } => {
  const symmetry = { mirrored: false, turns };
  if (scenario.systems['map-boards'] === undefined) {
    const to = (square: readonly [number, number]): readonly [number, number] => turnedOffset(square, turns);
    const placed = scenario.tokens?.placed.map((token) => ({ ...token, at: to(token.at) }));
    const tokens = scenario.tokens && placed ? { tokens: { ...scenario.tokens, placed } } : {};
    return { scenario: { ...scenario, ...tokens }, turner: { to, turns } };
  }
  const move = moveUnder(symmetry, setupOf(scenario, library).board);
  return { scenario: movedScenario(scenario, library, move) as Scenario, turner: { to: move.to, turns } };
};

describe.each(ALL_MIXES)('%s', (_, changes) => {
  test.each([1, 2, 3] as const)(
    'board, start and moves turned together by %s quarters give the same legality and the same score',
    (turns) => {
      const { scenario, turner } = turnedScenario(scenarioOf(changes), turns);
      const turned = startGame(planOf(setupOf(scenario, library)));
      let made = 0;
      let last: Step | undefined;
      for (const step of walk(changes, 'turned')) {
        for (; made < step.moves.length; made++) play(turned, turnedMove(step.moves[made] as Move, turner));
        if (step.game.stageName !== 'deal') expect(legalMoves(turned).length).toBe(legalMoves(step.game).length);
        last = step;
      }
      expect([...turned.scores]).toEqual([...(last as Step).game.scores]);
    },
    60_000,
  );
});
