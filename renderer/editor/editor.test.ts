import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../engine/documents/scenario.ts';
import { library } from '../../engine/tests/library.ts';
import { scenarios } from '../library/bundled.ts';
import { Editor, type StepName } from './editor.svelte.ts';

const NAME: StepName = { message: { en: 'step', cs: 'krok', de: 'Schritt', nl: 'stap' } };
const first = scenarios.get('germany-chips') as Scenario;
const opened = (most?: number) => new Editor(first, library, most === undefined ? {} : { most });
const retitle = (editor: Editor, title: string, gesture?: symbol) => editor.apply(NAME, { do: 'set-title', title: { en: title } }, gesture);
const titleOf = (editor: Editor) => editor.scenario.title.en ?? '';

describe('one open scenario and its past', () => {
  test('undo gives back the very same scenario, and saved is a place in the past', () => {
    const editor = opened();
    expect(editor.isModified).toBe(false);
    retitle(editor, 'a');
    editor.markSaved();
    editor.undo();
    expect(editor.scenario).toBe(first);
    expect(editor.isModified).toBe(true);
    editor.redo();
    expect(editor.isModified).toBe(false);
  });
  test('one gesture is one step', () => {
    const editor = opened();
    const typing = Symbol('typing');
    for (const title of ['b', 'bo', 'boa']) retitle(editor, title, typing);
    editor.undo();
    expect(editor.scenario).toBe(first);
    expect(editor.canUndo).toBe(false);
  });
  test('a cancelled gesture leaves no redo and gives back what could be redone', () => {
    const editor = opened();
    retitle(editor, 'kept');
    editor.undo();
    const drag = Symbol('drag');
    retitle(editor, 'half', drag);
    retitle(editor, 'way', drag);
    expect(editor.canRedo).toBe(false);
    editor.cancel(drag);
    expect(editor.scenario).toBe(first);
    editor.redo();
    expect(titleOf(editor)).toBe('kept');
  });
  test('a replaced gesture that comes home leaves nothing', () => {
    const editor = opened();
    const drag = Symbol('drag');
    const lock = (locked: boolean) => editor.replace(NAME, { do: 'set-seed', seed: locked ? 'x' : (first.seed ?? '') }, drag);
    lock(true);
    expect(editor.canUndo).toBe(true);
    lock(false);
    expect(editor.scenario).toBe(first);
    expect(editor.canUndo).toBe(false);
  });
  test('an edit without effect leaves no step', () => {
    const editor = opened();
    editor.apply(NAME, { do: 'remove-token', at: [-5, -5] });
    expect(editor.canUndo).toBe(false);
  });
  test('the past is bounded by what it holds, never below the last step', () => {
    const editor = opened(4000);
    for (let n = 0; n < 60; n++) retitle(editor, `${n} ${'x'.repeat(300)}`);
    expect(editor.moments.length).toBeLessThan(12);
    expect(editor.canUndo).toBe(true);
    expect(editor.moments.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThanOrEqual(5000);
  });
});

/** A plain list of titles plays the part of the editor. */
interface Model {
  past: string[];
  now: number;
}
type Step = fc.Command<Model, Editor>;
class Retitle implements Step {
  readonly title: string;
  constructor(title: string) {
    this.title = title;
  }
  check = () => true;
  run(model: Model, editor: Editor) {
    retitle(editor, this.title);
    model.past = [...model.past.slice(0, model.now + 1), this.title];
    model.now = model.past.length - 1;
    agree(model, editor);
  }
  toString = () => `retitle(${this.title})`;
}
class CancelledDrag implements Step {
  check = () => true;
  run(model: Model, editor: Editor) {
    const drag = Symbol('drag');
    for (const title of ['x', 'y']) retitle(editor, title, drag);
    editor.cancel(drag);
    agree(model, editor);
  }
  toString = () => 'cancelled drag';
}
class Go implements Step {
  readonly by: number;
  constructor(by: number) {
    this.by = by;
  }
  check = () => true;
  run(model: Model, editor: Editor) {
    if (this.by < 0) editor.undo();
    else editor.redo();
    model.now = Math.max(0, Math.min(model.past.length - 1, model.now + this.by));
    agree(model, editor);
  }
  toString = () => (this.by < 0 ? 'undo' : 'redo');
}
const agree = (model: Model, editor: Editor) => {
  expect(titleOf(editor)).toBe(model.past[model.now]);
  expect(editor.canUndo).toBe(model.now > 0);
  expect(editor.canRedo).toBe(model.now < model.past.length - 1);
};

test('whatever is done, the editor agrees with a list and an index', () => {
  const steps = [
    fc.string({ maxLength: 3 }).map((title) => new Retitle(title)),
    fc.constant(new CancelledDrag()),
    fc.constant(new Go(-1)),
    fc.constant(new Go(1)),
  ];
  fc.assert(
    fc.property(fc.commands(steps, { size: '+1' }), (commands) => {
      fc.modelRun(() => ({ model: { past: [first.title.en ?? ''], now: 0 }, real: opened() }), commands);
    }),
    { numRuns: 200 },
  );
});
