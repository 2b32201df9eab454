import { inLanguage, type Language } from '../../engine/documents/common.ts';
import type { Move } from '../../engine/game/move.ts';
import { type Square, squareName } from '../../engine/grid.ts';
import type { Facts } from '../../engine/objection.ts';
import type { Setup } from '../../engine/setup.ts';
import { MOVE_TERMS } from '../../engine/words/game-terms.ts';
import { SECTOR_TERMS, TERMS } from '../../engine/words/terms.ts';
import type { Message } from '../../engine/words/words.ts';
import { PLAY } from './words.ts';

/** What words are needed for. */
export interface Speaking {
  readonly t: (message: Message, facts?: Facts) => string;
  readonly language: Language;
  readonly setup: Setup;
  readonly nameOf: (player: number) => string;
}

const featureWord = ({ language }: Speaking, feature: string): string => TERMS['edge']?.[feature]?.[language] ?? feature;
const sideWord = ({ language }: Speaking, place: string): string =>
  [...place].map((letter) => TERMS['side']?.[letter]?.[language] ?? letter).join('–');
const tileName = ({ setup, language }: Speaking, id: string): string => {
  const name = setup.catalogue.tiles.get(id)?.name;
  return name ? inLanguage(name, language) : id;
};

/** A move as a person reads it on a button. */
export const describeMove = (move: Move, speaking: Speaking): string => {
  const { t, nameOf } = speaking;
  switch (move.do) {
    case 'pass':
      return t(PLAY.pass);
    case 'figure': {
      const facts = { feature: featureWord(speaking, move.on), square: squareName(move.at) };
      return move.place === undefined ? t(PLAY.figureOn, facts) : t(PLAY.figureOnSide, { ...facts, place: sideWord(speaking, move.place) });
    }
    case 'take-back':
      return t(PLAY.takeBack, { square: squareName(move.at), feature: featureWord(speaking, move.on) });
    case 'upgrade':
      return t(PLAY.upgrade, {
        square: squareName(move.at),
        feature: featureWord(speaking, move.on),
        pay: move.pay.join(' + '),
        keep: move.keep,
      });
    case 'crown':
      return t(PLAY.crown, { sector: SECTOR_TERMS[move.sector]?.[speaking.language] ?? move.sector, number: move.space + 1 });
    case 'name-taker':
      return t(PLAY.nameTaker, { player: nameOf(move.player) });
    case 'take-wonder':
      return t(PLAY.takeWonder, { tile: tileName(speaking, move.wonder) });
    default:
      return MOVE_TERMS[move.do]?.[speaking.language] ?? move.do;
  }
};

/** The squares a move is about, to be pointed at. */
export const squaresOfMove = (move: Move): readonly Square[] => ('at' in move ? [move.at] : []);
