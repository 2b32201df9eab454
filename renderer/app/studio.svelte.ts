import { inLanguage, type Language } from '../../engine/documents/common.ts';
import type { Scenario } from '../../engine/documents/scenario.ts';
import type { Square } from '../../engine/grid.ts';
import type { JobClient } from '../../engine/jobs/client.ts';
import { closedScenario } from '../../engine/jobs/closed.ts';
import type { JobName } from '../../engine/jobs/jobs.ts';
import type { Facts } from '../../engine/objection.ts';
import { type Library, type Setup, setupOf } from '../../engine/setup.ts';
import type { Message } from '../../engine/words/words.ts';
import type { Shell } from '../../main/contract.ts';
import { Commands } from '../commands/commands.svelte.ts';
import { type HiddenLayer, SHOW_ALL, type Shown } from '../drawing/view.ts';
import { Desk, type OpenDocument } from '../editor/desk.svelte.ts';
import type { Editor } from '../editor/editor.svelte.ts';
import type { LayerId } from '../editor/locks.ts';
import type { Selection } from '../editor/selection.svelte.ts';
import type { Viewport } from '../editor/viewport.svelte.ts';
import { Files } from '../files/files.svelte.ts';
import { Journal } from '../files/journal.svelte.ts';
import { guardOf } from '../panels/layers/guard.ts';
import { Problems } from '../panels/problems/problems.svelte.ts';
import { Words } from '../words/words.svelte.ts';
import { pageJobs } from '../workers/page-jobs.ts';
import { Dialogs } from './dialogs.svelte.ts';
import { SettingsStore } from './settings.svelte.ts';
import { Work } from './work.svelte.ts';
import { Workbench } from './workbench.svelte.ts';
import type { Workspace } from './workspace.ts';

export interface StudioParts {
  readonly scenario: Scenario;
  readonly library: Library;
  readonly workspaces: readonly Workspace[];
  readonly shell?: Shell;
  readonly jobs?: () => JobClient;
  /** Languages the person wishes, best first. */
  readonly languages?: readonly string[];
  readonly mac?: boolean;
  /** Names this session in the journal. */
  readonly session?: string;
}

/** The whole program as the page sees it: what components, tools and commands are given. */
export class Studio {
  readonly library: Library;
  readonly shell: Shell | undefined;
  readonly mac: boolean;
  readonly words = new Words();
  readonly settings: SettingsStore;
  readonly dialogs = new Dialogs();
  readonly desk: Desk;
  readonly workbench: Workbench;
  readonly commands: Commands;
  readonly problems: Problems;
  readonly files: Files;
  readonly journal: Journal;
  /** Which layers of the drawing are shown. */
  shown = $state.raw<Shown>(SHOW_ALL);
  /** Layers of the board that are not drawn. */
  hidden = $state.raw<ReadonlySet<HiddenLayer>>(new Set());
  /** Layers that nothing changes. */
  locked = $state.raw<ReadonlySet<LayerId>>(new Set());
  /** The desktop shows the menus itself. */
  isDesktop = $state(false);
  /** Gives the keyboard to the board, while one is on the page. */
  focusBoard: () => void = () => {};
  /** Squares pointed at from a list: the problem under the pointer, the step being read. */
  lit = $state.raw<readonly Square[]>([]);

  readonly #makeJobs: () => JobClient;
  #jobs: JobClient | undefined;

  constructor({ scenario, library, workspaces, shell, jobs = pageJobs, languages = [], mac = false, session = 'session' }: StudioParts) {
    this.library = library;
    this.#makeJobs = jobs;
    this.shell = shell;
    this.mac = mac;
    this.settings = new SettingsStore(shell, languages);
    this.words.language = this.settings.now.language;
    this.desk = new Desk(scenario, library, session, guardOf(this));
    this.problems = new Problems(this);
    this.workbench = new Workbench(workspaces, this);
    this.files = new Files(this);
    this.journal = new Journal(this);
    this.commands = new Commands(this);
  }

  /** Long work in a worker, started when first needed. */
  get jobs(): JobClient {
    this.#jobs ??= this.#makeJobs();
    return this.#jobs;
  }
  work = <Name extends JobName>(name: Name): Work<Name> => new Work(() => this.jobs, name);
  /** The scenario with board and sets inside: what jobs are given. */
  get closed(): Scenario {
    return closedScenario(this.editor.scenario, this.library);
  }
  get document(): OpenDocument {
    return this.desk.front;
  }
  get editor(): Editor {
    return this.desk.front.editor;
  }
  get selection(): Selection {
    return this.desk.front.selection;
  }
  get viewport(): Viewport {
    return this.desk.front.viewport;
  }
  get scenario(): Scenario {
    return this.editor.scenario;
  }
  /** The scenario with all it refers to: what the engine is asked with. */
  get setup(): Setup {
    return setupOf(this.editor.scenario, this.library);
  }
  /** Words in the person's language. */
  t = (message: Message, facts?: Facts): string => this.words.say(message, facts);
  /** Says something to screen readers. */
  announce = (message: Message, facts?: Facts): void => {
    this.dialogs.say(this.t(message, facts));
  };
  /** Brings squares into sight and chooses them. */
  show(squares: readonly Square[]): void {
    if (squares.length === 0) return;
    this.selection.set(squares);
    this.selection.cursor = squares[0];
    const xs = squares.map(([x]) => x);
    const ys = squares.map(([, y]) => y);
    const x = Math.min(...xs);
    const y = Math.min(...ys);
    this.viewport.reveal({ x, y, width: Math.max(...xs) - x + 1, height: Math.max(...ys) - y + 1 });
  }
  get title(): string {
    return this.titleOf(this.document);
  }
  titleOf = ({ editor }: OpenDocument): string => this.titleIn(editor.scenario);
  titleIn = ({ title }: Scenario): string => inLanguage(title, this.words.language);
  speakIn(language: Language): void {
    this.words.language = language;
    this.settings.change({ language });
  }
  async loadSettings(): Promise<void> {
    await this.settings.load();
    this.words.language = this.settings.now.language;
  }
}
