import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardHeight, boardWidth } from '../../engine/board.ts';
import { checkDocument, checkScenario } from '../../engine/check.ts';
import { readDocument } from '../../engine/documents/read.ts';
import type { Scenario } from '../../engine/documents/scenario.ts';
import { writeDocument } from '../../engine/documents/write.ts';
import { applyEdit, type Edit } from '../../engine/edits/edit.ts';
import { fixesFor } from '../../engine/fixes/index.ts';
import type { Square } from '../../engine/grid.ts';
import type { Objection } from '../../engine/objection.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { WorkspaceId } from '../app/workspace.ts';
import { boards, scenarios } from '../library/bundled.ts';
import { FRAME } from '../words/frame-words.ts';
import { anyEdit } from './any-edit.ts';
import { MemoryShell } from './memory-shell.ts';
import { studioFor, touch } from './studio.ts';

/** The texts a scenario was at each moment of the past: what undo and redo must give back. */
interface Model {
  texts: string[];
  now: number;
}
interface Real {
  readonly studio: Studio;
  readonly memory: MemoryShell;
}
type Step = fc.AsyncCommand<Model, Real>;

const textOf = ({ editor }: Studio): string => writeDocument(editor.scenario);
/** After a step: the past as the model has it, plus the new moment if there is one. */
const follow = (model: Model, { studio }: Real): void => {
  const text = textOf(studio);
  const steps = studio.editor.now - model.now;
  if (steps === 1) model.texts = [...model.texts.slice(0, model.now + 1), text];
  model.now = studio.editor.now;
  expect(text).toBe(model.texts[model.now]);
};

class Gesture implements Step {
  readonly workspace: WorkspaceId;
  readonly tool: number;
  readonly path: readonly Square[];
  readonly ending: 'release' | 'cancel' | 'undo';
  readonly second: boolean;
  constructor(workspace: WorkspaceId, tool: number, path: readonly Square[], ending: Gesture['ending'], second: boolean) {
    this.workspace = workspace;
    this.tool = tool;
    this.path = path;
    this.ending = ending;
    this.second = second;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    const { workbench, commands } = real.studio;
    workbench.go(this.workspace);
    const tools = workbench.tools;
    if (tools.length === 0) return;
    workbench.take((tools[this.tool % tools.length] as (typeof tools)[number]).id);
    const tool = workbench.tool;
    const before = real.studio.editor.now;
    const touches = this.path.map((square) => touch(square, { second: this.second }));
    tool?.press?.(touches[0]!);
    for (const at of touches.slice(1)) tool?.drag?.(at);
    if (this.ending === 'release') tool?.release?.(touches.at(-1)!);
    else if (this.ending === 'undo' && tool?.isBusy) commands.runById('edit.undo');
    else tool?.cancel?.();
    expect(real.studio.editor.now - before, `${tool?.id} makes at most one step`).toBeLessThanOrEqual(1);
    follow(model, real);
  }
  toString = () => `${this.workspace}#${this.tool} ${JSON.stringify(this.path)} ${this.ending}${this.second ? ' second' : ''}`;
}
class Go implements Step {
  readonly command: 'edit.undo' | 'edit.redo';
  constructor(command: Go['command']) {
    this.command = command;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    real.studio.workbench.tool?.cancel?.();
    real.studio.commands.runById(this.command);
    follow(model, real);
  }
  toString = () => this.command;
}
/** Saves, whatever the program asks before it does. */
const saved = async (studio: Studio): Promise<boolean> => {
  let done: boolean | undefined;
  const saving = studio.files.save().then((isSaved) => {
    done = isSaved;
  });
  for (let turn = 0; turn < 1000 && done === undefined; turn++) {
    studio.dialogs.question?.answer('save');
    await Promise.resolve();
  }
  await saving;
  return done === true;
};
class SaveAndOpen implements Step {
  check = () => true;
  async run(_: Model, { studio, memory }: Real) {
    memory.chosen = 'kept.json';
    expect(await saved(studio)).toBe(true);
    const text = memory.files.get('kept.json') as string;
    const read = readDocument(text);
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    expect(writeDocument(read.value.document)).toBe(text);
    expect(studio.editor.isModified).toBe(false);
  }
  toString = () => 'save';
}

/** What a panel or an inspector does: any edit there is, and what the list of problems says afterwards. */
class Change implements Step {
  readonly edit: Edit;
  constructor(edit: Edit) {
    this.edit = edit;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    const { editor, workbench } = real.studio;
    workbench.tool?.cancel?.();
    const before = editor.now;
    const done = editor.apply({ message: FRAME.undo }, this.edit);
    expect(editor.now - before, 'an edit makes at most one step').toBeLessThanOrEqual(done.ok ? 1 : 0);
    follow(model, real);
  }
  toString = () => JSON.stringify(this.edit);
}
/** A command of the registry, if it is possible now. Those that ask the shell or a person are left out. */
class Command implements Step {
  readonly workspace: WorkspaceId;
  readonly number: number;
  constructor(workspace: WorkspaceId, number: number) {
    this.workspace = workspace;
    this.number = number;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    const { studio } = real;
    studio.workbench.tool?.cancel?.();
    studio.workbench.go(this.workspace);
    const able = studio.commands.now.filter((command) => !ASKS.test(command.id) && (command.isPossible?.(studio) ?? true));
    const command = able[this.number % able.length];
    const before = studio.editor.now;
    await command?.run(studio);
    if (command?.id.startsWith('edit.')) return follow(model, real);
    expect(studio.editor.now - before, `${command?.id} makes at most one step`).toBeLessThanOrEqual(1);
    expect(studio.editor.now - before, `${command?.id} takes nothing back`).toBeGreaterThanOrEqual(0);
    follow(model, real);
  }
  toString = () => `${this.workspace} command ${this.number}`;
}
const ASKS = /^(file|help|view|play|sheet|workspace)\.|clipboard|^board\.new/;
/** Some squares are chosen: what commands work on. */
class Choose implements Step {
  readonly squares: readonly Square[];
  constructor(squares: readonly Square[]) {
    this.squares = squares;
  }
  check = () => true;
  async run(_: Model, { studio }: Real) {
    studio.selection.set(this.squares);
  }
  toString = () => `choose ${JSON.stringify(this.squares)}`;
}

const ruleAndPlace = ({ rule, at, facts }: Objection): string => JSON.stringify([rule, at.path, at.squares, at.side, facts]);
/** The list of problems is what `check` finds in the saved file, and each quick fix takes its problem away. */
class LookAtProblems implements Step {
  check = () => true;
  async run(_: Model, { studio }: Real) {
    const { editor, library } = studio;
    studio.problems.judge();
    const shown = studio.problems.all.map(({ objection }) => objection);
    const read = readDocument(textOf(studio));
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    const found = checkDocument(read.value.document, library);
    expect(shown.map(ruleAndPlace).sort()).toEqual(found.map(ruleAndPlace).sort());
    for (const objection of new Map(shown.map((each) => [each.rule, each])).values())
      for (const { label, edits } of fixesFor(studio.setup, objection)) {
        const fixed = applyEdit(editor.scenario, { do: 'group', edits }, library);
        const left = fixed.ok ? checkScenario(fixed.value, library) : [objection];
        const same = left.filter((each) => ruleAndPlace(each) === ruleAndPlace(objection));
        expect(same, `${label} mends ${ruleAndPlace(objection)}`).toEqual([]);
      }
  }
  toString = () => 'look at the problems';
}

const ownBoard = { ...(scenarios.get('germany-chips') as Scenario), board: boards.get('germany')! };
const board = boards.get('germany')!;
const square = fc.tuple(fc.integer({ min: -1, max: boardWidth(board) }), fc.integer({ min: -1, max: boardHeight(board) }));
const gesture = fc
  .tuple(
    fc.constantFrom<WorkspaceId>('board', 'tokens', 'setup'),
    fc.nat(20),
    fc.array(square, { minLength: 1, maxLength: 4 }),
    fc.constantFrom('release' as const, 'release' as const, 'cancel' as const, 'undo' as const),
    fc.boolean(),
  )
  .map((parts) => new Gesture(...parts));

const command = fc
  .tuple(fc.constantFrom<WorkspaceId>('board', 'tokens', 'tiles', 'setup'), fc.nat(200))
  .map(([workspace, number]) => new Command(workspace, number));
const alphabet = anyEdit({
  width: boardWidth(board),
  height: boardHeight(board),
  boards: ['lowlands', 'three-sisters', 'table'].flatMap((id) => boards.get(id) ?? []),
  scenarios: ['wonders', 'fjords-chips', 'everything'].flatMap((id) => scenarios.get(id) ?? []),
});
const change = fc.oneof(...Object.values(alphabet)).map((edit) => new Change(edit as Edit));
const choose = fc.array(square, { maxLength: 5 }).map((squares) => new Choose(squares));

const studioAndModel = () => {
  const memory = new MemoryShell();
  const studio = studioFor(ownBoard, memory.shell);
  return { model: { texts: [textOf(studio)], now: 0 }, real: { studio, memory } };
};
const walk = (steps: fc.Arbitrary<Step>[], numRuns: number, maxCommands: number): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.commands(steps, { size: '+1', maxCommands }), async (commands) => {
      await fc.asyncModelRun(studioAndModel, commands);
    }),
    { numRuns },
  );
const past = [fc.constant(new Go('edit.undo')), fc.constant(new Go('edit.redo')), fc.constant(new SaveAndOpen())];

test(
  'any sequence of gestures, undo, redo and save keeps the past to the byte, and what is saved reads back the same',
  () => walk([gesture, gesture, ...past], 40, 30),
  60_000,
);

test(
  'so does any sequence of commands and of edits that panels make; problems are those of the saved file, and each quick fix mends its own',
  () => walk([change, change, change, command, choose, gesture, ...past, fc.constant(new LookAtProblems())], 40, 30),
  120_000,
);
