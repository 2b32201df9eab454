import type { Scenario } from '../../engine/documents/scenario.ts';
import type { Facts, Objection } from '../../engine/objection.ts';
import type { Message } from '../../engine/words/words.ts';

/** A question with buttons; the first answer is the one Enter gives. */
export interface Question {
  readonly title: Message;
  readonly text: Message;
  /** A second sentence: what holds whatever the first one says. */
  readonly more?: Message;
  readonly facts?: Facts;
  /** Two versions to be seen side by side before the answer. */
  readonly compares?: { readonly mine: Scenario; readonly theirs: Scenario };
  readonly answers: readonly { readonly id: string; readonly label: Message; readonly kind?: 'main' | 'danger' }[];
}
/** A line that goes by itself; what needs an answer is a question. */
export interface Notice {
  readonly key: number;
  readonly message: Message;
  readonly facts?: Facts;
  readonly kind: 'done' | 'note' | 'error';
  readonly action?: NoticeAction | undefined;
}
/** What a notice offers to do next. */
export interface NoticeAction {
  readonly label: Message;
  run(): void;
}

/** A file that could not be read, with all that is wrong with it; under a title of its own, what else there is to say of a file. */
export interface Report {
  readonly file: string;
  readonly objections: readonly Objection[];
  readonly title?: Message;
  readonly hint?: Message;
}

type Asked = Question & { readonly answer: (id: string | undefined) => void };

const SHOWN_MS = 6000;

/** What lies over the page: one dialog by name, one question, and passing notices. */
export class Dialogs {
  /** The open dialog; `palette`, `settings`, `shortcuts`, or one a workspace names. */
  open = $state<string | undefined>();
  notices = $state.raw<readonly Notice[]>([]);
  /** Said to screen readers only: of what the person does, and of what came of it elsewhere. */
  spoken = $state('');
  warned = $state('');
  #key = 0;
  #questions = $state.raw<readonly Asked[]>([]);
  #reports = $state.raw<readonly Report[]>([]);

  /** The question that waits longest; the next comes when it is answered, so that none is lost. */
  get question(): Asked | undefined {
    return this.#questions[0];
  }
  get report(): Report | undefined {
    return this.#reports[0];
  }

  /** Says it even when it was the last thing said. */
  say(text: string): void {
    this.spoken = text === this.spoken ? `${text}\u00a0` : text;
  }
  /** Says what changed elsewhere on the page, without cutting off what is being said. */
  warn(text: string): void {
    this.warned = text === this.warned ? `${text}\u00a0` : text;
  }
  show = (name: string): void => {
    this.open = name;
  };
  showReport = (report: Report): void => {
    this.#reports = [...this.#reports, report];
  };
  closeReport = (): void => {
    this.#reports = this.#reports.slice(1);
  };
  hide = (): void => {
    this.open = undefined;
  };
  /** Undefined when the question was closed without an answer. */
  ask = (question: Question): Promise<string | undefined> =>
    new Promise((resolve) => {
      const asked: Asked = {
        ...question,
        answer: (id) => {
          this.#questions = this.#questions.filter((other) => other !== asked);
          resolve(id);
        },
      };
      this.#questions = [...this.#questions, asked];
    });
  tell = (message: Message, facts?: Facts, kind: Notice['kind'] = 'done', action?: NoticeAction): void => {
    const notice: Notice = { key: ++this.#key, message, kind, action, ...(facts ? { facts } : {}) };
    this.notices = [...this.notices.slice(-2), notice];
    setTimeout(() => this.dismiss(notice.key), kind === 'error' ? 3 * SHOWN_MS : SHOWN_MS);
  };
  dismiss = (key: number): void => {
    this.notices = this.notices.filter((notice) => notice.key !== key);
  };
}
