import { boardWidth } from '../../engine/board.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { OpenDocument } from '../editor/desk.svelte.ts';
import type { Overlay, Tool, ToolMaker, Touch } from '../editor/tool.ts';
import type { Spot } from '../editor/viewport.svelte.ts';
import { type Decode, laidOver, moved, pictureIn, type Shrink, shrunkTo, stretched, type Traced } from './trace.ts';
import { TRACE } from './trace-words.ts';

/** The pictures being traced, one a document: in memory only, and gone with the document. */
export class Tracing {
  readonly #studio: Studio;
  readonly #pictures = new WeakMap<OpenDocument, Traced>();
  #changes = $state(0);

  constructor(studio: Studio) {
    this.#studio = studio;
  }
  /** The picture of the document in front. */
  get now(): Traced | undefined {
    return this.#changes >= 0 ? this.#pictures.get(this.#studio.document) : undefined;
  }
  set now(traced: Traced | undefined) {
    if (traced) this.#pictures.set(this.#studio.document, traced);
    else this.#pictures.delete(this.#studio.document);
    this.#changes++;
  }
  change(part: Partial<Traced>): void {
    if (this.now) this.now = { ...this.now, ...part };
  }
  /** Takes a chosen file up; what is refused comes back as words. */
  async choose(file: File, decode?: Decode, shrink?: Shrink): Promise<string | undefined> {
    const document = this.#studio.document;
    const { image, refused, shrunkFrom } = await pictureIn(file, decode, shrink);
    if (refused) return this.#studio.t(refused);
    if (document !== this.#studio.document) image?.close();
    else if (image) this.lay(image, file.name);
    if (image && shrunkFrom !== undefined) this.#studio.dialogs.tell(TRACE.shrunk, shrunkTo(image, shrunkFrom), 'note');
    return undefined;
  }
  /** Lays a picture over the board in front, in place of the one before. */
  lay(image: ImageBitmap, name: string): void {
    this.now?.image.close();
    this.now = laidOver(image, name, boardWidth(this.#studio.setup.board));
  }
  remove(): void {
    this.now?.image.close();
    this.now = undefined;
  }
  overlay(): Overlay {
    return this.now && !this.now.isHidden ? { backdrop: this.now } : {};
  }
}
const tracings = new WeakMap<Studio, Tracing>();
export const tracingOf = (studio: Studio): Tracing => {
  const known = tracings.get(studio) ?? new Tracing(studio);
  tracings.set(studio, known);
  return known;
};

const cornerNear = ([x, y]: Spot): Spot => [Math.round(x), Math.round(y)];

/** Brings the picture to the squares: a click says that this point of it belongs on the nearest corner, a drag says on which. */
class TraceTool implements Tool {
  readonly id = 'trace';
  readonly label = TRACE.align;
  readonly hint = TRACE.alignHint;
  readonly icon = 'fit';
  readonly shortcut = 'Shift+P';
  readonly cursor = 'crosshair';
  readonly holds = true;
  readonly #studio: Studio;
  readonly #tracing: Tracing;
  #point = $state.raw<Spot | undefined>();
  #over = $state.raw<Spot>([0, 0]);
  /** The corner that the first point was brought to. */
  #still = $state.raw<Spot | undefined>();

  constructor(studio: Studio) {
    this.#studio = studio;
    this.#tracing = tracingOf(studio);
  }
  get isBusy(): boolean {
    return this.#point !== undefined;
  }
  press({ spot }: Touch): void {
    const traced = this.#tracing.now;
    if (!traced || traced.isLocked) this.#studio.dialogs.tell(traced ? TRACE.isLocked : TRACE.none, undefined, 'note');
    else this.#point = spot;
    this.#over = spot;
  }
  drag({ spot }: Touch): void {
    this.#over = spot;
  }
  release({ spot }: Touch): void {
    const traced = this.#tracing.now;
    if (traced && this.#point) this.#bring(traced, this.#point, cornerNear(spot));
    this.#point = undefined;
  }
  cancel(): void {
    this.#point = undefined;
    this.#still = undefined;
  }
  overlay(): Overlay {
    return this.#point ? { lines: [{ from: this.#point, to: cornerNear(this.#over) }] } : {};
  }
  #bring(traced: Traced, point: Spot, corner: Spot): void {
    const still = this.#still;
    this.#tracing.now = still ? stretched(traced, still, { point, corner }) : moved(traced, { point, corner });
    this.#studio.dialogs.tell(still ? TRACE.isAligned : TRACE.second);
    this.#still = still ? undefined : corner;
  }
}
export const traceTool: ToolMaker = (studio) => new TraceTool(studio);
