import type Konva from 'konva/lib/Core.js';
import { sameSquares } from '../../engine/boards/squares.ts';
import { type Square, squareOrder } from '../../engine/grid.ts';
import type { Use } from '../drawing/figure.ts';
import { figureUses, tokenUses } from '../drawing/layers/pieces.ts';
import type { View } from '../drawing/view.ts';

type Shape = InstanceType<typeof Konva.Shape>;
type Layer = InstanceType<typeof Konva.Layer>;

const NOTHING: readonly Square[] = [];
/** Whether the pieces of two views are the same without being looked at one by one. */
const sameInputs = (a: View, b: View): boolean =>
  a.tokens === b.tokens &&
  a.setup.scenario.tokens === b.setup.scenario.tokens &&
  a.figures === b.figures &&
  a.shown.tokens === b.shown.tokens &&
  a.style.palette === b.style.palette &&
  a.style.detail === b.style.detail;

/** Tokens and players' figures: a node by key on their layer, kept while nothing about it changes. */
export class Pieces {
  readonly #layer: Layer;
  readonly #shape: (use: Use) => Shape;
  readonly #nodes = new Map<string, Shape>();
  #seen: View | undefined;
  #lifted: readonly Square[] = NOTHING;

  constructor(layer: Layer, shape: (use: Use) => Shape) {
    this.#layer = layer;
    this.#shape = shape;
  }
  /** Shows the pieces of a view, but not those on lifted squares. Whether anything is other than it was. */
  show(view: View, lifted: readonly Square[] = NOTHING): boolean {
    if (this.#seen && sameSquares(lifted, this.#lifted) && sameInputs(this.#seen, view)) return false;
    [this.#seen, this.#lifted] = [view, lifted];
    const hidden = new Set(lifted.map(squareOrder));
    const isSeen = ({ at: [x, y] }: Use): boolean => !hidden.has(squareOrder([Math.floor(x), Math.ceil(y)]));
    const uses = [...tokenUses(view), ...figureUses(view)];
    const changes = uses.filter((use) => this.#show(use, isSeen(use)));
    return this.#removeOthers(uses) || changes.length > 0;
  }

  /** Whether it was not shown so already. */
  #show(use: Use, visible: boolean): boolean {
    const { key = '', symbol, at } = use;
    const known = this.#nodes.get(key);
    const isSame = known?.getAttr('symbol') === symbol && known.x() === at[0] && known.y() === at[1];
    if (isSame && known.visible() === visible) return false;
    if (isSame) known.visible(visible);
    else this.#add(key, use, visible);
    return true;
  }
  #add(key: string, use: Use, visible: boolean): void {
    this.#nodes.get(key)?.destroy();
    const node = this.#shape(use);
    node.setAttrs({ x: use.at[0], y: use.at[1], symbol: use.symbol, visible });
    this.#nodes.set(key, node);
    this.#layer.add(node);
  }
  #removeOthers(uses: readonly Use[]): boolean {
    const kept = new Set(uses.map(({ key }) => key));
    const gone = [...this.#nodes.keys()].filter((key) => !kept.has(key));
    for (const key of gone) {
      this.#nodes.get(key)?.destroy();
      this.#nodes.delete(key);
    }
    return gone.length > 0;
  }
}
