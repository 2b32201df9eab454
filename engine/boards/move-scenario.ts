import type { Scenario, Tokens } from '../documents/scenario.ts';
import type { Square } from '../grid.ts';
import { makePlacement, parsePlacement } from '../notation.ts';
import { type Objection, objection } from '../objection.ts';
import { type Library, setupOf } from '../setup.ts';
import { placementUnder } from './mirrored-tile.ts';
import { type Move, movedBoard, movedEntries, movedSquares, sizeOf } from './move.ts';
import { movedConstraint } from './move-constraint.ts';

const movedTokens = (tokens: Tokens, move: Move, size: Square): Tokens => ({
  ...tokens,
  constraints: tokens.constraints.map((constraint) => movedConstraint(constraint, move, size)),
  placed: movedEntries(tokens.placed, move),
  ...(tokens.forbidden ? { forbidden: movedSquares(tokens.forbidden, move) } : {}),
});

/** Tiles laid, moved; words that are no placement stay as they are. */
const movedLaid = (scenario: Scenario, library: Library, move: Move): string[] | Objection => {
  const { catalogue } = setupOf(scenario, library);
  const moved: string[] = [];
  for (const word of scenario.laid) {
    const placement = parsePlacement(word);
    const at = placement ? move.to(placement.at) : undefined;
    if (!placement) moved.push(word);
    if (!placement || !at) continue;
    const turned = placementUnder(placement, move.symmetry, catalogue);
    if (!turned) return objection('board/no-mirror-image', { squares: [placement.at], tile: placement.tile }, { tile: placement.tile });
    moved.push(makePlacement({ ...turned, at }));
  }
  return moved;
};

const movedWaivers = (scenario: Scenario, move: Move): Scenario['waived'] =>
  scenario.waived?.map((waiver) =>
    waiver.squares ? { ...waiver, squares: movedSquares(waiver.squares as readonly Square[], move) } : waiver,
  );

/** The scenario with its board and everything on it moved: tiles laid, tokens, starts in use. */
export const movedScenario = (scenario: Scenario, library: Library, move: Move): Scenario | Objection => {
  const laid = movedLaid(scenario, library, move);
  if (!Array.isArray(laid)) return laid as Objection;
  const waived = movedWaivers(scenario, move);
  const { board } = setupOf(scenario, library);
  return {
    ...scenario,
    board: movedBoard(board, move),
    starts: movedSquares(scenario.starts, move),
    ...(scenario.tokens ? { tokens: movedTokens(scenario.tokens, move, sizeOf(board)) } : {}),
    laid,
    ...(waived ? { waived } : {}),
  };
};
