import { boardHeight, boardWidth } from '../../engine/board.ts';
import { stepPart } from '../app/parts.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { MARGIN } from '../drawing/outside.ts';
import type { Shown } from '../drawing/view.ts';
import { FRAME } from '../words/frame-words.ts';
import type { Command } from './command.ts';

/** Pixels. */
const RULER = 18;
const MM_PER_INCH = 25.4;
/** CSS pixels to the inch. */
const CSS_DPI = 96;

/** Shows the whole board with what lies round it. */
export const fitBoard = ({ setup, viewport, settings }: Studio): void => {
  const [width, height] = [boardWidth(setup.board) + 2 * MARGIN, boardHeight(setup.board) + 2 * MARGIN];
  const area = { x: -MARGIN, y: -MARGIN, width, height };
  viewport.fit(area, settings.now.rulers ? RULER : 0);
};

const onCanvas = ({ workbench }: Studio): boolean => workbench.workspace.main === undefined;

const LAYER_LABELS = {
  names: FRAME.showNames,
  squareNames: FRAME.showSquareNames,
  tokens: FRAME.showTokens,
  tiles: FRAME.showTiles,
  grid: FRAME.showGrid,
  outside: FRAME.showOutside,
} as const satisfies Record<keyof Shown, unknown>;
const LAYERS = Object.keys(LAYER_LABELS) as (keyof Shown)[];

/** Each layer of the drawing can be hidden; nothing of this is in the file. */
const layerCommands: readonly Command[] = LAYERS.map((layer) => ({
  id: `view.layer-${layer}`,
  label: LAYER_LABELS[layer],
  menu: 'view',
  group: 'layers',
  isPossible: onCanvas,
  isOn: ({ shown }) => shown[layer],
  run: (studio) => {
    studio.shown = { ...studio.shown, [layer]: !studio.shown[layer] };
  },
}));

export const VIEW_COMMANDS: readonly Command[] = [
  {
    id: 'view.zoom-in',
    label: FRAME.zoomIn,
    menu: 'view',
    group: 'zoom',
    icon: 'plus',
    shortcut: 'Mod+Plus',
    isPossible: onCanvas,
    run: ({ viewport }) => viewport.zoomIn(),
  },
  {
    id: 'view.zoom-out',
    label: FRAME.zoomOut,
    menu: 'view',
    group: 'zoom',
    icon: 'minus',
    shortcut: 'Mod+Minus',
    isPossible: onCanvas,
    run: ({ viewport }) => viewport.zoomOut(),
  },
  {
    id: 'view.fit',
    label: FRAME.zoomFit,
    menu: 'view',
    group: 'zoom',
    icon: 'fit',
    shortcut: 'Mod+0',
    isPossible: onCanvas,
    run: fitBoard,
  },
  {
    id: 'view.real-size',
    label: FRAME.zoomReal,
    menu: 'view',
    group: 'zoom',
    isPossible: onCanvas,
    run: ({ setup, viewport }) => viewport.zoomTo((setup.board.sizes.square / MM_PER_INCH) * CSS_DPI),
  },
  {
    id: 'view.go-to',
    label: FRAME.goToSquare,
    menu: 'view',
    group: 'go',
    icon: 'target',
    shortcut: 'Mod+G',
    isPossible: onCanvas,
    run: ({ dialogs }) => dialogs.show('go-to'),
  },
  {
    id: 'view.focus-board',
    label: FRAME.focusBoard,
    menu: 'view',
    group: 'go',
    shortcut: 'Mod+B',
    isPossible: onCanvas,
    run: (studio) => studio.focusBoard(),
  },
  { id: 'view.next-part', label: FRAME.nextPart, shortcut: 'F6', run: () => stepPart(1) },
  { id: 'view.previous-part', label: FRAME.previousPart, shortcut: 'Shift+F6', run: () => stepPart(-1) },
  {
    id: 'view.next-document',
    label: FRAME.nextDocument,
    menu: 'file',
    group: 'documents',
    shortcut: 'Alt+PageDown',
    isPossible: ({ desk }) => desk.documents.length > 1,
    run: ({ desk }) => desk.step(1),
  },
  {
    id: 'view.previous-document',
    label: FRAME.previousDocument,
    menu: 'file',
    group: 'documents',
    shortcut: 'Alt+PageUp',
    isPossible: ({ desk }) => desk.documents.length > 1,
    run: ({ desk }) => desk.step(-1),
  },
  ...layerCommands,
  {
    id: 'view.rulers',
    label: FRAME.showRulers,
    menu: 'view',
    group: 'layers',
    isPossible: onCanvas,
    isOn: ({ settings }) => settings.now.rulers,
    run: ({ settings }) => settings.change({ rulers: !settings.now.rulers }),
  },
  {
    id: 'view.rulers-in-mm',
    label: FRAME.rulersInMillimetres,
    menu: 'view',
    group: 'layers',
    isPossible: (studio) => onCanvas(studio) && studio.settings.now.rulers,
    isOn: ({ settings }) => settings.now.rulersInMillimetres,
    run: ({ settings }) => settings.change({ rulersInMillimetres: !settings.now.rulersInMillimetres }),
  },
  {
    id: 'view.minimap',
    label: FRAME.minimap,
    menu: 'view',
    group: 'layers',
    isPossible: onCanvas,
    isOn: ({ settings }) => settings.now.minimap,
    run: ({ settings }) => settings.change({ minimap: !settings.now.minimap }),
  },
];
