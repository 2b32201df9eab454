import type { Game } from '../../game/game.ts';
import { award } from '../../game/points.ts';
import type { Binding, BoundSystem, Start, System } from '../../game/system.ts';
import { liesIn, sectionOf } from './sections.ts';

const POINTS = 3;
/** State: the slot of the ruling rose plus one. */
const RULING = 0;
const STATE = 1;

const bind = ({ setup, kinds, offset }: Binding): BoundSystem => {
  const { edition = 'hig', usualStart = 'out' } = setup.scenario.systems['wind-roses'] ?? {};
  const { extraTileActs = true } = setup.scenario.systems.wonders ?? {};
  const role = (kind: number): unknown => kinds.tiles[kind]?.marks?.['role'];
  const orange = kinds.tiles.findIndex((_, kind) => role(kind) === 'start' && setup.catalogue.copies.has(kinds.tiles[kind]?.id ?? ''));
  const usual = kinds.tiles.findIndex((tile, kind) => tile.marks?.['start'] === true && kind !== orange);

  const isLaid = setup.laid.some(({ tile }) => tile === kinds.tiles[orange]?.id);
  /** The orange rose takes the place of the usual start tile; where there is none to replace, its first legal place. */
  const starts = (before: readonly Start[]): readonly Start[] => {
    if (orange === -1 || isLaid) return before;
    const at = before.findIndex(({ kind }) => kind !== undefined);
    return at === -1 ? [...before, { kind: orange }] : before.map((start, i) => (i === at ? { ...start, kind: orange } : start));
  };
  const bag = (copies: Uint16Array): void => {
    const lies = setup.laid.some(({ tile }) => tile === kinds.tiles[usual]?.id);
    if (orange !== -1 && usual !== -1 && usualStart === 'out' && !lies && (copies[usual] as number) > 0) copies[usual]!--;
  };

  const tilePut = (game: Game, slot: number): void => {
    const laid = role(game.kind[slot] as number);
    if (laid === 'takeover' || (laid === 'start' && game.state[offset + RULING] === 0)) game.state[offset + RULING] = slot + 1;
  };
  const payQuarter = (game: Game, slot: number): void => {
    const marks = kinds.tiles[game.kind[slot] as number]?.marks;
    const section = marks?.['role'] === 'quarter' ? sectionOf(String(marks['rose']), edition) : undefined;
    const rose = (game.state[offset + RULING] as number) - 1;
    if (!section || rose < 0) return;
    const square = game.squareOf(slot);
    if (liesIn(section, square, game.squareOf(rose), game.turns[rose] as number))
      award(game, game.player, POINTS, 'wind-roses/quarter', [square]);
  };
  const laid = (game: Game): boolean => {
    if (game.extra === 0 || extraTileActs) for (let slot = game.laidFrom; slot < game.slots; slot++) payQuarter(game, slot);
    return false;
  };
  return { id: 'wind-roses', stateSize: STATE, starts, bag, tilePut, laid };
};

/** Wind Roses (Wind Roses, Czech rules): an orange rose parts the ground into sections, quarters laid in theirs pay 3, a blue rose takes over. */
export const windRoses: System = { id: 'wind-roses', bind };
