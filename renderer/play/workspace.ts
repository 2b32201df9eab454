import type { Studio } from '../app/studio.svelte.ts';
import type { Workspace } from '../app/workspace.ts';
import type { Command } from '../commands/command.ts';
import { selectTool } from '../editor/select-tool.ts';
import SystemsPanel from '../panels/systems/SystemsPanel.svelte';
import { SYSTEMS_WORDS } from '../panels/systems/words.ts';
import { FRAME } from '../words/frame-words.ts';
import { coveredSquares, figuresOf } from './figures.ts';
import LogPanel from './LogPanel.svelte';
import PlaytestPanel from './PlaytestPanel.svelte';
import { PlayTool, playToolOf } from './play-tool.svelte.ts';
import { playtestsOf } from './playtests.svelte.ts';
import RecordPanel from './RecordPanel.svelte';
import ScorePanel from './ScorePanel.svelte';
import TurnPanel from './TurnPanel.svelte';
import { shownSetup, tableOf } from './table.svelte.ts';
import { PLAY } from './words.ts';

const commands: readonly Command[] = [
  { id: 'play.start', label: PLAY.start, menu: 'workspace', group: 'game', run: (studio) => tableOf(studio).start() },
  {
    id: 'play.draw',
    label: PLAY.draw,
    menu: 'workspace',
    group: 'game',
    shortcut: 'D',
    isPossible: (studio) => tableOf(studio).isDrawing,
    run: (studio) => tableOf(studio).draw(),
  },
  {
    id: 'play.turn',
    label: PLAY.turnTile,
    menu: 'workspace',
    group: 'game',
    icon: 'rotate',
    shortcut: 'R',
    run: (studio) => playToolOf(studio)?.turn(),
  },
  { id: 'play.pass', label: PLAY.pass, menu: 'workspace', group: 'game', shortcut: 'P', run: (studio) => tableOf(studio).pass() },
  {
    id: 'play.back',
    label: PLAY.back,
    menu: 'workspace',
    group: 'moment',
    shortcut: 'B',
    isPossible: (studio) => tableOf(studio).at > 0,
    run: (studio) => tableOf(studio).back(),
  },
  {
    id: 'play.forth',
    label: PLAY.forth,
    menu: 'workspace',
    group: 'moment',
    shortcut: 'F',
    isPossible: (studio) => tableOf(studio).at < tableOf(studio).length,
    run: (studio) => tableOf(studio).forth(),
  },
  { id: 'play.open-record', label: PLAY.openRecord, menu: 'workspace', group: 'record', run: (studio) => tableOf(studio).openRecord() },
  {
    id: 'play.save-record',
    label: PLAY.saveRecord,
    menu: 'workspace',
    group: 'record',
    isPossible: (studio) => tableOf(studio).game !== undefined,
    run: (studio) => tableOf(studio).saveRecord(),
  },
];

/** Games and playtests are made before anything draws them: state made while drawing would not be heard of. */
const playTool = (studio: Studio): PlayTool => {
  playtestsOf(studio);
  return new PlayTool(studio);
};

/** The scenario played by hand, walked through, kept as a record. */
export const playWorkspace: Workspace = {
  id: 'play',
  label: FRAME.play,
  icon: 'play',
  tools: [playTool, selectTool],
  panels: [
    { id: 'turn', label: PLAY.turn, body: TurnPanel },
    { id: 'score', label: PLAY.score, body: ScorePanel },
    { id: 'log', label: PLAY.log, body: LogPanel },
    { id: 'record', label: PLAY.record, body: RecordPanel },
    { id: 'playtest', label: PLAY.playtest, body: PlaytestPanel, folded: true },
    { id: 'systems', label: SYSTEMS_WORDS.heading, body: SystemsPanel, folded: true },
  ],
  shows: shownSetup,
  layers: (studio) => {
    const { game } = tableOf(studio);
    const { overlay } = playtestsOf(studio);
    return game ? { ...overlay, figures: figuresOf(game), lifted: coveredSquares(game) } : overlay;
  },
  commands,
};
