import { parseSquareName, type Rotation, rotation, type Square, squareName } from '../../engine/grid.ts';
import { legalPlacements, placementObjections } from '../../engine/placement.ts';
import type { Setup } from '../../engine/setup.ts';
import type { Placement } from '../../engine/tile.ts';
import { COMMAND_LINE_WORDS } from '../../engine/words/command-line-words.ts';
import { say } from '../../engine/words/format.ts';
import { speak } from '../../engine/words/index.ts';
import { type Args, type Command, textOption, UsageError, wholeOption } from './command.ts';
import { FINE, type Io, OBJECTIONS, objectionLine, printJson, UNUSABLE } from './io.ts';
import { setupFrom } from './scenario-file.ts';

const LETTER = /^[A-X]$/;
const MOST_NAMED = 12;

/** The tile meant: its id, an alias, or a letter of the base set. */
const tileNamed = ({ catalogue: { tiles } }: Setup, name: string): string => {
  const id = LETTER.test(name) ? `base-${name}` : name;
  if (tiles.has(id)) return id;
  for (const tile of tiles.values()) if (tile.aliases?.includes(name)) return tile.id;
  throw new UsageError(COMMAND_LINE_WORDS.noTile, { name, ids: [...tiles.keys()].slice(0, MOST_NAMED) });
};

/** "3,4" or "D5". */
const squareNamed = (given: string): Square => {
  const pair = /^(-?\d+),(-?\d+)$/.exec(given);
  const square = pair ? ([Number(pair[1]), Number(pair[2])] as const) : parseSquareName(given);
  if (!square) throw new UsageError(COMMAND_LINE_WORDS.squareOption, { given });
  return square;
};

const why = (setup: Setup, placement: Placement, args: Args, io: Io): number => {
  const objections = [...placementObjections(setup, placement)].map((each) => speak(each, io.language));
  if (args.json)
    printJson(io, {
      placement: { x: placement.at[0], y: placement.at[1], rotation: placement.rotation },
      legal: objections.length === 0,
      objections,
    });
  else for (const each of objections) io.out(`${objectionLine(each)}\n`);
  return objections.length === 0 ? FINE : OBJECTIONS;
};

const list = (setup: Setup, tile: string, args: Args, io: Io): number => {
  const placements = legalPlacements(setup, tile, { allRotations: args.options['all-rotations'] === true });
  if (args.json) printJson(io, { tile, placements: placements.map(({ at: [x, y], rotation: turn }) => ({ x, y, rotation: turn })) });
  else
    for (const { at, rotation: turn } of placements)
      io.out(`${say(COMMAND_LINE_WORDS.placement, io.language, { square: String(at), name: squareName(at), turn })}\n`);
  return FINE;
};

export const command: Command = {
  usage: 'legal FILE --tile ID [--all-rotations] [--at X,Y --rotation R]',
  about: {
    en: 'legal placements of a tile on the set-up; with --at, why not there',
    cs: 'povolená umístění kartičky na přípravě; s --at důvody, proč tam ne',
    de: 'erlaubte Anlegestellen eines Plättchens; mit --at, warum dort nicht',
    nl: 'geldige plaatsen voor een tegel; met --at waarom daar niet',
  },
  options: { tile: { type: 'string' }, at: { type: 'string' }, rotation: { type: 'string' }, 'all-rotations': { type: 'boolean' } },
  run(args, io) {
    const name = textOption(args, 'tile');
    if (name === undefined) throw new UsageError(COMMAND_LINE_WORDS.needs, { command: 'legal', option: '--tile ID' });
    const setup = setupFrom(args, io, 'legal');
    if (!setup) return UNUSABLE;
    const tile = tileNamed(setup, name);
    const at = textOption(args, 'at');
    if (at === undefined) return list(setup, tile, args, io);
    const turn: Rotation = rotation(wholeOption(args, 'rotation', { most: 3, otherwise: 0 }));
    return why(setup, { tile, at: squareNamed(at), rotation: turn }, args, io);
  },
};
