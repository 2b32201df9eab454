/** Colours of what is said over the board. Readable on the art, so the same in both themes; told apart by shape too. */
export const INK = {
  legal: '#0f7a5f',
  refused: '#b3261e',
  objection: '#b3261e',
  warning: '#a86400',
  selected: '#123f6d',
  selectedArea: '#2f7fd0',
  hover: '#1b1a17',
  free: '#0f7a5f',
  heat: '#b3400e',
  band: '#5a3d8a',
  problem: '#b3261e',
  paper: '#fffdf6',
} as const;
