import type { Game } from '../../engine/game/game.ts';

/** Who has most points; ties share. */
export const winnersOf = ({ scores }: Game): { readonly players: readonly number[]; readonly points: number } => {
  const points = Math.max(...scores);
  return { players: [...scores].flatMap((score, player) => (score === points ? [player] : [])), points };
};
