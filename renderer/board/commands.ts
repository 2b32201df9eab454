import { boardHeight, boardWidth } from '../../engine/board.ts';
import { cropMargins, type Margins, moveBy, moveInto } from '../../engine/boards/move.ts';
import { capture, turnedPiece } from '../../engine/boards/piece.ts';
import { combined, rectangle } from '../../engine/boards/squares.ts';
import type { Square } from '../../engine/grid.ts';
import type { Message } from '../../engine/words/words.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { Command } from '../commands/command.ts';
import { paintEdit, paletteOf, tellApart } from './palette.svelte.ts';
import { apply, remake } from './remake.ts';
import { STAMP_COMMANDS } from './stamp-commands.ts';
import { BOARD_TOOLS } from './tool-words.ts';
import { canMoveChosen, TRANSFORMS, type Transform, transform } from './transform/transforms.ts';
import { TRANSFORM } from './transform/words.ts';

const hasChoice = ({ selection }: Studio): boolean => selection.squares.length > 0;
const isStamping = (studio: Studio): boolean => studio.workbench.tool?.id === 'stamp' && paletteOf(studio).stamps.length > 0;

/** Turns or mirrors what is in hand: the stamp, the chosen squares, or else the whole board. */
const move = (studio: Studio, { label, symmetry }: Transform): void => {
  const palette = paletteOf(studio);
  const { scenario, library } = studio;
  if (isStamping(studio)) {
    const turned = palette.piece && turnedPiece(palette.piece, symmetry, scenario, library);
    if (turned && !('rule' in turned)) palette.hold(turned);
  } else transform(studio, label, symmetry, canMoveChosen(studio) ? 'chosen' : 'board');
};
const moving = (way: Transform): Command => ({
  id: `board.${way.id}`,
  label: way.label,
  menu: 'edit',
  group: 'move',
  icon: way.icon,
  ...(way.shortcut ? { shortcut: way.shortcut } : {}),
  run: (studio) => move(studio, way),
});

const NO_MARGINS: Margins = { left: 0, top: 0, right: 0, bottom: 0 };
const growing = (id: string, label: Message, margins: Partial<Margins>): Command => ({
  id: `board.${id}`,
  label,
  run: (studio) => {
    const all = { ...NO_MARGINS, ...margins };
    remake(studio, label, { do: 'resize-board', margins: all }, (board) => moveInto(all, board));
  },
});
const shifting = (id: string, label: Message, by: Square): Command => ({
  id: `board.${id}`,
  label,
  run: (studio) => remake(studio, label, { do: 'shift-board', by }, (board) => moveBy(by, board)),
});

const copy = (studio: Studio): void => {
  const { scenario, library, selection } = studio;
  paletteOf(studio).hold(capture(scenario, library, selection.squares));
  studio.announce(BOARD_TOOLS.copied, { count: selection.squares.length });
};
const everySquare = ({ setup: { board } }: Studio): Square[] => rectangle([0, 0], [boardWidth(board) - 1, boardHeight(board) - 1]);

export const BOARD_COMMANDS: readonly Command[] = [
  ...TRANSFORMS.map(moving),
  {
    id: 'board.transform',
    label: TRANSFORM.open,
    menu: 'workspace',
    group: 'transform',
    icon: 'rotate',
    shortcut: 'Shift+T',
    isPossible: ({ setup }) => setup.board.rows.length > 0,
    run: ({ dialogs }) => dialogs.show('transform'),
  },
  {
    id: 'board.copy',
    label: BOARD_TOOLS.copy,
    menu: 'edit',
    group: 'clipboard',
    icon: 'copy',
    shortcut: 'Mod+C',
    isPossible: hasChoice,
    run: copy,
  },
  {
    id: 'board.cut',
    label: BOARD_TOOLS.cut,
    menu: 'edit',
    group: 'clipboard',
    shortcut: 'Mod+X',
    isPossible: hasChoice,
    run: (studio) => {
      copy(studio);
      apply(studio, BOARD_TOOLS.cut, { do: 'clear', squares: studio.selection.squares });
    },
  },
  {
    id: 'board.paste',
    label: BOARD_TOOLS.paste,
    menu: 'edit',
    group: 'clipboard',
    icon: 'paste',
    shortcut: 'Mod+V',
    isPossible: (studio) => paletteOf(studio).piece !== undefined,
    run: (studio) => {
      const { piece } = paletteOf(studio);
      if (piece) paletteOf(studio).hold(piece);
      studio.workbench.take('stamp');
    },
  },
  {
    id: 'board.duplicate',
    label: BOARD_TOOLS.duplicate,
    menu: 'edit',
    group: 'clipboard',
    shortcut: 'Mod+D',
    isPossible: hasChoice,
    run: (studio) => {
      copy(studio);
      studio.workbench.take('stamp');
    },
  },
  {
    id: 'board.clear',
    label: BOARD_TOOLS.clear,
    menu: 'edit',
    group: 'clipboard',
    icon: 'remove',
    shortcut: 'Delete',
    isPossible: hasChoice,
    run: (studio) => void apply(studio, BOARD_TOOLS.clear, { do: 'clear', squares: studio.selection.squares }),
  },
  {
    id: 'board.fill-chosen',
    label: BOARD_TOOLS.fillChosen,
    menu: 'edit',
    group: 'clipboard',
    icon: 'fill',
    shortcut: 'Shift+G',
    isPossible: hasChoice,
    run: (studio) => {
      if (apply(studio, BOARD_TOOLS.fillChosen, paintEdit(studio, studio.selection.squares))) tellApart(studio, paletteOf(studio));
    },
  },
  {
    id: 'board.select-all',
    label: BOARD_TOOLS.selectAll,
    menu: 'edit',
    group: 'choose',
    shortcut: 'Mod+A',
    run: (studio) => studio.selection.set(everySquare(studio)),
  },
  {
    id: 'board.invert',
    label: BOARD_TOOLS.invert,
    menu: 'edit',
    group: 'choose',
    shortcut: 'Mod+I',
    run: (studio) => studio.selection.set(combined(everySquare(studio), studio.selection.squares, 'subtract')),
  },
  {
    id: 'board.group-city',
    label: BOARD_TOOLS.groupCity,
    menu: 'edit',
    group: 'city',
    icon: 'city',
    isPossible: hasChoice,
    run: (studio) => void apply(studio, BOARD_TOOLS.groupCity, { do: 'group-city', squares: studio.selection.squares }),
  },
  {
    id: 'board.crop',
    label: BOARD_TOOLS.crop,
    menu: 'edit',
    group: 'size',
    run: (studio) => remake(studio, BOARD_TOOLS.crop, { do: 'crop-board' }, (board) => moveInto(cropMargins(board) ?? NO_MARGINS, board)),
  },
  growing('grow-north', BOARD_TOOLS.growNorth, { top: 1 }),
  growing('grow-south', BOARD_TOOLS.growSouth, { bottom: 1 }),
  growing('grow-west', BOARD_TOOLS.growWest, { left: 1 }),
  growing('grow-east', BOARD_TOOLS.growEast, { right: 1 }),
  shifting('shift-north', BOARD_TOOLS.shiftNorth, [0, -1]),
  shifting('shift-south', BOARD_TOOLS.shiftSouth, [0, 1]),
  shifting('shift-west', BOARD_TOOLS.shiftWest, [-1, 0]),
  shifting('shift-east', BOARD_TOOLS.shiftEast, [1, 0]),
  ...STAMP_COMMANDS,
];
