import type { Figure, SymbolArt } from '../figure.ts';
import { matrixOf } from '../matrix.ts';
import { num } from '../pen.ts';
import type { Kit, KitReference } from './kit.ts';
import { clipOperators, inkedPath } from './operators.ts';

/** Art without words can be a form of its own: written once, used on every page. */
export const isWordless = (figures: readonly Figure[]): boolean =>
  figures.every((figure) => figure.is === 'path' || (figure.is === 'group' && isWordless(figure.figures)));

const SLACK = 30;
/** The parts of a PDF that many pages share: opacities, and symbols. */
export class SharedParts {
  readonly #kit: Kit;
  readonly #forms = new Map<SymbolArt, { name: string; form: KitReference }>();
  readonly #states = new Map<number, { name: string; state: KitReference }>();

  constructor(kit: Kit) {
    this.#kit = kit;
  }

  /** The name of an opacity, known to the page that is being drawn. */
  readonly opacity = (opacity: number): string => {
    const { name, state } = this.#state(opacity);
    this.#kit.page.ext_gstates[name] = state;
    return name;
  };
  /** The name of a symbol, known to the page that is being drawn. */
  symbol(art: SymbolArt): string {
    const known = this.#forms.get(art) ?? this.#draw(art);
    this.#forms.set(art, known);
    this.#kit.page.xobjects[known.name] = known.form;
    return known.name;
  }

  #state(opacity: number): { name: string; state: KitReference } {
    const known = this.#states.get(opacity);
    if (known) return known;
    const state = this.#kit.ref({ Type: 'ExtGState', ca: opacity, CA: opacity });
    state.end();
    const made = { name: `Op${this.#states.size}`, state };
    this.#states.set(opacity, made);
    return made;
  }
  #draw(art: SymbolArt): { name: string; form: KitReference } {
    const used: Record<string, KitReference> = {};
    const state = (opacity: number): string => {
      const { name, state: reference } = this.#state(opacity);
      used[name] = reference;
      return name;
    };
    const operators = formOperators(art.figures, state);
    const { x, y, width, height } = art.box;
    const BBox = [x - SLACK, y - SLACK, x + width + SLACK, y + height + SLACK];
    const form = this.#kit.ref({ Type: 'XObject', Subtype: 'Form', BBox, Resources: { ExtGState: used } });
    form.end(operators);
    return { name: `Sy${this.#forms.size}`, form };
  }
}

const formOperators = (figures: readonly Figure[], state: (opacity: number) => string): string =>
  figures
    .map((figure) => {
      if (figure.is === 'path') return inkedPath(figure, state);
      if (figure.is !== 'group') return '';
      const opacity = figure.opacity === undefined ? '' : `/${state(figure.opacity)} gs\n`;
      const clip = figure.clip ? `${clipOperators(figure.clip)}\n` : '';
      return `q\n${opacity}${matrixOf(figure).map(num).join(' ')} cm\n${clip}${formOperators(figure.figures, state)}\nQ`;
    })
    .join('\n');
