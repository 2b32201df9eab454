import { boardHeight, boardWidth } from '../../engine/board.ts';
import { cropMargins, type Margins, type Move, moveBy, movedSquares, moveInto, moveUnder } from '../../engine/boards/move.ts';
import { capture, turnedPiece } from '../../engine/boards/piece.ts';
import { combined, distinct, type Frame, frameOf, rectangle } from '../../engine/boards/squares.ts';
import { MIRRORS, type Symmetry, squareUnder } from '../../engine/boards/symmetry.ts';
import type { Board } from '../../engine/documents/board.ts';
import type { Edit } from '../../engine/edits/edit.ts';
import type { Square } from '../../engine/grid.ts';
import type { Message } from '../../engine/words/words.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { Command } from '../commands/command.ts';
import { fitBoard } from '../commands/view.ts';
import type { IconName } from '../shared/icons.ts';
import { paintEdit, paletteOf, tellApart } from './palette.svelte.ts';
import { STAMP_COMMANDS } from './stamp-commands.ts';
import { BOARD_TOOLS } from './tool-words.ts';

const hasChoice = ({ selection }: Studio): boolean => selection.squares.length > 0;
const isStamping = (studio: Studio): boolean => studio.workbench.tool?.id === 'stamp' && paletteOf(studio).stamps.length > 0;

/** True if the scenario became another. */
const apply = (studio: Studio, message: Message, edit: Edit): boolean => {
  const before = studio.scenario;
  const done = studio.editor.apply({ message }, edit);
  if (!done.ok) studio.dialogs.tell(message, {}, 'error');
  return studio.scenario !== before;
};
/** Changes the whole board; what is chosen goes where its squares go, and a board that was seen whole still is. */
const remake = (studio: Studio, message: Message, edit: Edit, moveOf: (board: Board) => Move): void => {
  const move = moveOf(studio.setup.board);
  if (!apply(studio, message, edit)) return;
  studio.selection.set(movedSquares(studio.selection.squares, move));
  studio.selection.cursor = undefined;
  if (studio.viewport.isFitted) fitBoard(studio);
};

const boardEdit = (symmetry: Symmetry): Edit => {
  const line = (Object.keys(MIRRORS) as (keyof typeof MIRRORS)[]).find(
    (name) => symmetry.mirrored && MIRRORS[name].turns === symmetry.turns,
  );
  return line ? { do: 'mirror-board', line } : { do: 'turn-board', turns: symmetry.turns };
};
/** Squares turned within their frame, its corner where it was. */
const turnedAt = (squares: readonly Square[], { left, top, width, height }: Frame, symmetry: Symmetry): Square[] => {
  const turned = squares.map(([x, y]) => squareUnder(symmetry, [width, height], [x - left, y - top]));
  return distinct(turned.map(([x, y]): Square => [x + left, y + top]));
};
/** Turns or mirrors what is in hand: the stamp, the chosen squares, or else the whole board. */
const move = (studio: Studio, message: Message, symmetry: Symmetry): void => {
  const palette = paletteOf(studio);
  const { selection, scenario, library } = studio;
  if (isStamping(studio)) {
    const turned = palette.piece && turnedPiece(palette.piece, symmetry, scenario, library);
    if (turned && !('rule' in turned)) palette.hold(turned);
  } else if (selection.squares.length > 1) {
    const { squares } = selection;
    const frame = frameOf(squares);
    const to: Square = [frame.left, frame.top];
    if (apply(studio, message, { do: 'move-squares', squares, to, symmetry })) selection.set(turnedAt(squares, frame, symmetry));
  } else remake(studio, message, boardEdit(symmetry), (board) => moveUnder(symmetry, board));
};
const moving = (id: string, label: Message, icon: IconName, symmetry: Symmetry, shortcut?: string): Command => ({
  id: `board.${id}`,
  label,
  menu: 'edit',
  group: 'move',
  icon,
  ...(shortcut ? { shortcut } : {}),
  run: (studio) => move(studio, label, symmetry),
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
  moving('turn-right', BOARD_TOOLS.turnRight, 'rotate', { mirrored: false, turns: 1 }, 'Z'),
  moving('turn-left', BOARD_TOOLS.turnLeft, 'rotate', { mirrored: false, turns: 3 }, 'Shift+Z'),
  moving('turn-half', BOARD_TOOLS.turnHalf, 'rotate', { mirrored: false, turns: 2 }),
  moving('mirror-vertical', BOARD_TOOLS.mirrorVertical, 'mirror', MIRRORS.vertical, 'X'),
  moving('mirror-horizontal', BOARD_TOOLS.mirrorHorizontal, 'mirror', MIRRORS.horizontal, 'Y'),
  moving('mirror-diagonal', BOARD_TOOLS.mirrorDiagonal, 'mirror', MIRRORS.diagonal),
  moving('mirror-antidiagonal', BOARD_TOOLS.mirrorAntidiagonal, 'mirror', MIRRORS.antidiagonal),
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
