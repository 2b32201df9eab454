import { sizeOf } from '../../engine/boards/move.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { Workspace } from '../app/workspace.ts';
import { selectTool } from '../editor/select-tool.ts';
import type { Line } from '../editor/tool.ts';
import { FRAME } from '../words/frame-words.ts';
import { axesOf } from './axes.ts';
import BoardStrip from './BoardStrip.svelte';
import { borderTool } from './border-tool.svelte.ts';
import { Brush, Eraser } from './brush.svelte.ts';
import { lassoTool, wandTool } from './choose-tools.svelte.ts';
import { cityTool } from './city-tool.svelte.ts';
import { BOARD_COMMANDS } from './commands.ts';
import FiguresPanel from './FiguresPanel.svelte';
import { ferryTool } from './ferry-tool.svelte.ts';
import MeasurePanel from './MeasurePanel.svelte';
import { MEASURE } from './measure-words.ts';
import { moveSquaresTool } from './move-tool.svelte.ts';
import { measureTool, nameTool } from './name-tool.svelte.ts';
import { MIRRORING, paletteOf } from './palette.svelte.ts';
import RegionsPanel from './RegionsPanel.svelte';
import { regionTool } from './region-tool.svelte.ts';
import { REGIONS } from './region-words.ts';
import { regionTints } from './regions.ts';
import SquarePanel from './SquarePanel.svelte';
import { ellipseTool, fillTool, lineTool, rectangleTool } from './shape-tools.svelte.ts';
import { stampTool } from './stamp-tool.svelte.ts';
import TracePanel from './TracePanel.svelte';
import { traceTool, tracingOf } from './trace.svelte.ts';
import { TRACE } from './trace-words.ts';
import { BOARD } from './words.ts';

/** The axes of live symmetry, while a tool is in hand that heeds it. */
const axesNow = (studio: Studio): readonly Line[] =>
  MIRRORING.has(studio.workbench.tool?.id ?? '') ? axesOf(paletteOf(studio).symmetry, sizeOf(studio.setup.board)) : [];

export const boardWorkspace: Workspace = {
  id: 'board',
  label: FRAME.board,
  icon: 'board',
  tools: [
    selectTool,
    lassoTool,
    wandTool,
    moveSquaresTool,
    (studio) => new Brush(studio),
    lineTool,
    rectangleTool,
    ellipseTool,
    fillTool,
    (studio) => new Eraser(studio),
    stampTool,
    borderTool,
    cityTool,
    ferryTool,
    nameTool,
    measureTool,
    regionTool,
    traceTool,
  ],
  commands: BOARD_COMMANDS,
  top: BoardStrip,
  layers: (studio) => ({ ...tracingOf(studio).overlay(), tints: regionTints(studio), lines: axesNow(studio) }),
  panels: [
    { id: 'square', label: BOARD.square, body: SquarePanel },
    { id: 'figures', label: BOARD.figures, body: FiguresPanel },
    { id: 'regions', label: REGIONS.panel, body: RegionsPanel, folded: true },
    { id: 'trace', label: TRACE.panel, body: TracePanel, folded: true },
    { id: 'measure', label: MEASURE.panel, body: MeasurePanel, folded: true },
  ],
};
