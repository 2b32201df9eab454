/** What stands at a place along the side of a board, in squares from its corner. */
export interface RulerLabel {
  readonly text: string;
  readonly at: number;
}

/** Pixels that a name and a number take. */
const NAME = 22;
const NUMBER = 38;
const STEPS = [5, 10, 20, 50, 100, 200, 500, 1000] as const;

/** Names of squares in their middles, so many squares apart that they do not run into each other. */
export const nameLabels = (squares: number, pixels: number, name: (at: number) => string): RulerLabel[] => {
  const stride = pixels >= NAME ? 1 : pixels * 5 >= NAME ? 5 : 10;
  return Array.from({ length: Math.ceil(squares / stride) }, (_, i) => ({ text: name(i * stride), at: i * stride + 0.5 }));
};
/** Round millimetres from the corner of the board. */
export const millimetreLabels = (squares: number, pixels: number, mm: number): RulerLabel[] => {
  const step = STEPS.find((step) => (step * pixels) / mm >= NUMBER) ?? 1000;
  const count = Math.floor((squares * mm) / step) + 1;
  return Array.from({ length: count }, (_, i) => ({ text: String(i * step), at: (i * step) / mm }));
};
