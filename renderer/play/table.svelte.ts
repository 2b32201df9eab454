import type { Document } from '../../engine/documents/documents.ts';
import { readDocument } from '../../engine/documents/read.ts';
import { writeDocument } from '../../engine/documents/write.ts';
import type { Game } from '../../engine/game/game.ts';
import { legalMoves } from '../../engine/game/legal-moves.ts';
import type { Move } from '../../engine/game/move.ts';
import { setupNow } from '../../engine/game/now.ts';
import { Session } from '../../engine/game/session.ts';
import { type Objection, objection } from '../../engine/objection.ts';
import { randomFrom } from '../../engine/random.ts';
import { type Setup, setupOf } from '../../engine/setup.ts';
import { speak } from '../../engine/words/index.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { PLAY } from './words.ts';

const RECORD_ENDING = 'json';
/** The moves a tile is laid by. */
export type LayMove = Extract<Move, { do: 'lay' | 'lay-wonder' }>;
const isLay = (move: Move): move is LayMove => move.do === 'lay' || move.do === 'lay-wonder';

/** The game being played over a scenario: a session one can walk through, and the file it came from or goes to. */
export class PlayTable {
  readonly #studio: Studio;
  #session = $state.raw<Session | undefined>();
  #startedFrom = $state.raw<Setup | undefined>();
  #number = 0;

  readonly game: Game | undefined = $derived(this.#session?.game);
  readonly setup: Setup | undefined = $derived(this.game && setupNow(this.game));
  readonly moves: readonly Move[] = $derived(this.game && !this.game.isOver && this.game.stageName !== 'draw' ? legalMoves(this.game) : []);
  readonly lays: readonly LayMove[] = $derived(this.moves.filter(isLay));
  readonly choices: readonly Move[] = $derived(this.moves.filter((move) => !isLay(move)));
  readonly at: number = $derived(this.#session?.at ?? 0);
  readonly length: number = $derived(this.#session?.moves.length ?? 0);
  readonly isDrawing: boolean = $derived(this.game?.stageName === 'draw');
  /** The scenario is no longer the one this game began with. */
  get isStale(): boolean {
    return this.#startedFrom !== undefined && this.#startedFrom !== this.#studio.setup;
  }

  constructor(studio: Studio) {
    this.#studio = studio;
  }

  start = (): void => {
    const { setup, scenario } = this.#studio;
    this.#number++;
    this.#startedFrom = setup;
    this.#session = Session.of(setup).chance(randomFrom(`${scenario.seed ?? 1}/${this.#number}/deal`));
    this.#studio.announce(PLAY.start);
  };
  /** Draws by chance; the same moment of the same game draws the same tile. */
  draw = (): void => {
    const session = this.#session;
    if (!session || !this.isDrawing) return;
    const { seed = 1 } = session.game.plan.setup.scenario;
    this.#session = session.chance(randomFrom(`${seed}/${this.#number}/${session.at}`));
  };
  /** Makes a move, or says why not. */
  make = (move: Move): boolean => {
    const next = this.#session?.make(move);
    if (!next) return false;
    if (next.ok) this.#session = next.value;
    else this.#sayWhyNot(next.problem[0]);
    return next.ok;
  };
  pass = (): void => {
    if (this.choices.some(({ do: kind }) => kind === 'pass')) this.make({ do: 'pass' });
  };
  goTo = (at: number): void => {
    this.#session = this.#session?.goTo(at);
  };
  back = (): void => this.goTo(this.at - 1);
  forth = (): void => this.goTo(this.at + 1);

  nameOf = (player: number): string => {
    const given = this.game?.plan.setup.scenario.players?.[player]?.name;
    return given && !/^\d*$/.test(given) ? given : this.#studio.t(PLAY.player, { number: player + 1 });
  };

  openRecord = async (): Promise<void> => {
    const chosen = await this.#studio.shell?.open([{ label: this.#studio.t(PLAY.recordKind), endings: [RECORD_ENDING] }]);
    if (!chosen) return;
    if (!chosen.ok) return this.#studio.files.tellProblem(chosen.problem);
    this.readRecord(chosen.value.text, chosen.value.name);
  };
  /** Walks a record from its beginning; what is refused in it is said, with the move. */
  readRecord(text: string, file: string): void {
    const read = readDocument(text, { file });
    if (!read.ok) this.#studio.dialogs.showReport({ file, objections: read.problem });
    else this.#walk(read.value.document, file);
  }
  #walk(document: Document, file: string): void {
    const opened = document.kind === 'record' ? Session.ofRecord(document, this.#studio.library) : undefined;
    if (!opened) {
      const wrong = objection('file/other-kind', { file }, { kind: document.kind, wanted: ['record'] });
      this.#studio.dialogs.showReport({ file, objections: [wrong] });
      return;
    }
    this.#startedFrom = undefined;
    this.#session = opened.session;
    if (opened.refused)
      this.#studio.dialogs.tell(PLAY.refused, { move: opened.refused.index + 1, why: this.#spoken(opened.refused.objections[0]) }, 'error');
  }
  #spoken(given: Objection | undefined): string {
    return given ? speak(given, this.#studio.words.language).message : '';
  }
  #sayWhyNot(given: Objection | undefined): void {
    this.#studio.dialogs.tell(PLAY.why, { why: this.#spoken(given) }, 'error');
  }
  saveRecord = async (): Promise<void> => {
    const session = this.#session;
    if (!session) return;
    const id = session.game.plan.setup.scenario.id;
    const kind = { label: this.#studio.t(PLAY.recordKind), endings: [RECORD_ENDING] };
    const saved = await this.#studio.shell?.saveAs({ name: `${id}-record.json`, content: writeDocument(session.record(id)), kind });
    if (saved?.ok) this.#studio.files.tellSaved(PLAY.saved, saved.value);
    else if (saved) this.#studio.files.tellProblem(saved.problem);
  };

  /** So many players, in the scenario: undoable as all else there. */
  setPlayers = (count: number): void => {
    const before = this.#studio.scenario.players ?? [];
    const players = Array.from({ length: count }, (_, i) => before[i] ?? { name: String(i + 1) });
    this.#studio.editor.apply({ message: PLAY.setPlayers }, { do: 'set-players', players });
  };
}

const tables = new WeakMap<Studio, PlayTable>();
/** The table of a studio, the same for all panels. */
export const tableOf = (studio: Studio): PlayTable => {
  const table = tables.get(studio) ?? new PlayTable(studio);
  tables.set(studio, table);
  return table;
};
/** What is shown while the workspace is open: the game, or the scenario before one has begun. */
export const shownSetup = (studio: Studio): Setup => tableOf(studio).setup ?? setupOf(studio.scenario, studio.library);
