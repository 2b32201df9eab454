import type { Rotation } from '../grid.ts';
import type { Random } from '../random.ts';
import { canonical, sameMove } from './canonical.ts';
import { dealAny, dealAs } from './deal.ts';
import type { Code, Game } from './game.ts';
import type { Move } from './move.ts';
import { placeOfNode } from './place.ts';
import { STAGE } from './stage.ts';
import type { BoundSystem } from './system.ts';
import { choose, drawAny, listChoices, needsChance, PASS, SYSTEM_CODES } from './turn.ts';

/** The system whose choice a code of the figure step is. */
const systemOfCode = (game: Game, code: Code): BoundSystem | undefined => game.plan.systems[Math.floor(code / SYSTEM_CODES) - 1];
/** The system that is asking. */
export const asking = (game: Game): BoundSystem | undefined => game.plan.hooks[game.stage]?.[game.step]?.system;

/** A choice of the present stage as a move. */
export const moveOf = (game: Game, code: Code): Move => {
  const { kinds } = game.plan;
  if (game.stage === STAGE.draw) return { do: 'draw', tile: kinds.tiles[code]?.id ?? '' };
  if (game.stage === STAGE.lay)
    return { do: 'lay', tile: kinds.tiles[game.drawn]?.id ?? '', at: game.ground.squareOf(code >> 2), rotation: (code & 3) as Rotation };
  if (game.stage !== STAGE.figure) return asking(game)?.moveOf?.(game, code) ?? { do: 'pass' };
  if (code === PASS) return { do: 'pass' };
  if (code >= SYSTEM_CODES) return systemOfCode(game, code)?.moveOf?.(game, code % SYSTEM_CODES) ?? { do: 'pass' };
  return { do: 'figure', ...placeOfNode(game, (game.node[game.figureSlot] as number) + code - 1) };
};

/** Every move that may be made now, all rotations of a tile apart; of a deal, which is pure chance, none is listed. */
export const legalMoves = (game: Game): readonly Move[] => {
  listChoices(game);
  return Array.from(game.choices.subarray(0, game.choiceCount), (code) => moveOf(game, code));
};

/** The code of a move that may be made now. */
export const codeOf = (game: Game, move: Move): Code | undefined => {
  listChoices(game);
  const wanted = canonical(game, move);
  for (let i = 0; i < game.choiceCount; i++) {
    const code = game.choices[i] as Code;
    if (sameMove(moveOf(game, code), wanted)) return code;
  }
  return undefined;
};

/** Makes a move that may be made; throws on any other (ask `objections` first). */
export const play = (game: Game, move: Move): void => {
  if (move.do === 'deal' && game.stage === STAGE.deal) {
    dealAs(game, move);
    return;
  }
  const code = codeOf(game, move);
  if (code === undefined) throw new Error(`not a legal move now: ${JSON.stringify(move)}`);
  choose(game, code);
};

/** Makes the next move of chance and returns it; undefined where somebody must choose. */
export const playChance = (game: Game, random: Random): Move | undefined => {
  if (game.stage === STAGE.deal) return dealAny(game, random);
  if (!needsChance(game)) return undefined;
  return { do: 'draw', tile: game.plan.kinds.tiles[drawAny(game, random)]?.id ?? '' };
};
