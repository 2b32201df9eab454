import type { Binding, Start } from '../../game/system.ts';

export interface WheelStart {
  /** True where the board lies on the table as start. */
  readonly isBoard: boolean;
  readonly starts: (before: readonly Start[]) => readonly Start[];
  readonly bag: (copies: Uint16Array) => void;
}

/** Where the wheel's board lies: it is the start tile, unless it is aside, laid in advance, or the game is on a map. */
export const wheelStart = ({ setup, kinds }: Binding): WheelStart => {
  const { aside = false, asideStart = 'usual' } = setup.scenario.systems['wheel-of-fortune'] ?? {};
  const marked = (mark: string): number =>
    kinds.tiles.findIndex((tile) => tile.marks?.[mark] === true && setup.catalogue.copies.has(tile.id));
  const board = marked('wheelBoard');
  const start = marked('start');
  const ordinary = kinds.tiles.findIndex(({ id }) => id === 'wof-CRFR');
  const isLaid = setup.laid.some(({ tile }) => tile === kinds.tiles[board]?.id);
  const onMap = setup.scenario.systems['map-boards'] !== undefined;
  const isBoard = board !== -1 && !aside && !isLaid && !onMap;

  const asideKind = asideStart === 'random' ? undefined : start === -1 ? ordinary : start;
  const beside = ({ at, turned }: Start): Start => ({
    ...(at ? { at } : {}),
    ...(turned ? { turned } : {}),
    ...(asideKind === undefined || asideKind === -1 ? {} : { kind: asideKind }),
  });
  const starts = (before: readonly Start[]): readonly Start[] => {
    if (isBoard) return setup.laid.length > 0 ? before : [{ at: [0, 0], kind: board }];
    return onMap ? before : before.map(beside);
  };
  const bag = (copies: Uint16Array): void => {
    if (board !== -1) copies[board] = 0;
  };
  return { isBoard, starts, bag };
};
