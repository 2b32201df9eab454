import type { Facts, Objection } from '../../engine/objection.ts';
import type { Message } from '../../engine/words/words.ts';

/** A question with buttons; the first answer is the one Enter gives. */
export interface Question {
  readonly title: Message;
  readonly text: Message;
  readonly facts?: Facts;
  readonly answers: readonly { readonly id: string; readonly label: Message; readonly kind?: 'main' | 'danger' }[];
}
/** A line that goes by itself; what needs an answer is a question. */
export interface Notice {
  readonly key: number;
  readonly message: Message;
  readonly facts?: Facts;
  readonly kind: 'done' | 'error';
}

/** A file that could not be read, with all that is wrong with it. */
export interface Report {
  readonly file: string;
  readonly objections: readonly Objection[];
}

const SHOWN_MS = 6000;

/** What lies over the page: one dialog by name, one question, and passing notices. */
export class Dialogs {
  /** The open dialog; `palette`, `settings`, `shortcuts`, or one a workspace names. */
  open = $state<string | undefined>();
  question = $state.raw<(Question & { readonly answer: (id: string | undefined) => void }) | undefined>();
  report = $state.raw<Report | undefined>();
  notices = $state.raw<readonly Notice[]>([]);
  /** Said to screen readers only. */
  spoken = $state('');
  #key = 0;

  show = (name: string): void => {
    this.open = name;
  };
  showReport = (report: Report): void => {
    this.report = report;
  };
  hide = (): void => {
    this.open = undefined;
  };
  /** Undefined when the question was closed without an answer. */
  ask = (question: Question): Promise<string | undefined> =>
    new Promise((resolve) => {
      this.question = {
        ...question,
        answer: (id) => {
          this.question = undefined;
          resolve(id);
        },
      };
    });
  tell = (message: Message, facts?: Facts, kind: Notice['kind'] = 'done'): void => {
    const notice: Notice = { key: ++this.#key, message, kind, ...(facts ? { facts } : {}) };
    this.notices = [...this.notices.slice(-2), notice];
    setTimeout(() => this.dismiss(notice.key), kind === 'error' ? 3 * SHOWN_MS : SHOWN_MS);
  };
  dismiss = (key: number): void => {
    this.notices = this.notices.filter((notice) => notice.key !== key);
  };
}
