import { startedSetup } from '../../engine/game/started.ts';
import { makePlacement, parsePlacements } from '../../engine/notation.ts';
import { perft, perftByKind } from '../../engine/perft.ts';
import { setupObjections } from '../../engine/placement.ts';
import { type Library, type Setup, setupOf } from '../../engine/setup.ts';
import { COMMAND_LINE_WORDS } from '../../engine/words/command-line-words.ts';
import { speak } from '../../engine/words/index.ts';
import { type Args, type Command, textOption, UsageError, wholeOption } from './command.ts';
import { FINE, type Io, OBJECTIONS, objectionLine, printJson, UNUSABLE } from './io.ts';
import { libraryWith } from './library.ts';
import { setupFrom } from './scenario-file.ts';

const USUAL_DEPTH = 2;
const MOST_DEPTH = 6;

const knownSets = (given: string, library: Library): readonly string[] => {
  const sets = given.split(',').map((set) => set.trim());
  const unknown = sets.find((set) => !library.tileSet(set));
  if (unknown !== undefined) throw new UsageError(COMMAND_LINE_WORDS.noSet, { set: unknown, sets: library.tileSetIds() });
  return sets;
};

/** A table without end with these tiles laid, and the rest of the sets in the bag. */
const tableOf = (args: Args): Setup => {
  const library = libraryWith();
  const sets = knownSets(textOption(args, 'set') ?? 'base', library);
  const { placements, problems } = parsePlacements(textOption(args, 'board') ?? '');
  if (problems[0]) throw new UsageError(COMMAND_LINE_WORDS.noLaidTile, { given: problems.map(({ word }) => word).join(' ') });
  const setup = setupOf(
    {
      kind: 'scenario',
      version: 1,
      id: 'perft',
      title: { en: 'perft' },
      board: 'table',
      systems: {},
      tiles: { sets: sets.map((set) => ({ set })) },
      starts: [],
      laid: placements.map(makePlacement),
    },
    library,
  );
  const unknown = placements.find(({ tile }) => !setup.catalogue.tiles.has(tile));
  if (unknown) throw new UsageError(COMMAND_LINE_WORDS.setsLack, { name: unknown.tile });
  return setup;
};

/** Tiles hanging apart can still be played from; a board that cannot be is nothing to count on. */
const COUNTS_ANYWAY = 'setup/tiles-hang-together';
/** False after saying why there is nothing to count. */
const canCount = (setup: Setup, args: Args, io: Io): boolean => {
  const found = [...setupObjections(setup)].filter(({ severity }) => severity === 'error').map((each) => speak(each, io.language));
  const isFatal = found.some(({ rule }) => rule !== COUNTS_ANYWAY);
  for (const each of found) io.err(`${objectionLine(each)}\n`);
  if (isFatal && args.json) printJson(io, { ok: false, objections: found });
  return !isFatal;
};

const report = (setup: Setup, args: Args, io: Io): number => {
  const depth = wholeOption(args, 'depth', { most: MOST_DEPTH, otherwise: USUAL_DEPTH });
  if (!canCount(setup, args, io)) return OBJECTIONS;
  const options = { allRotations: args.options['all-rotations'] === true };
  const counts = Array.from({ length: depth + 1 }, (_, each) => perft(setup, each, options));
  const byKind = args.options['by-kind'] === true ? [...perftByKind(setup, depth, options)].filter(([, games]) => games > 0) : undefined;
  if (args.json) printJson(io, { counts, ...(byKind ? { kinds: Object.fromEntries(byKind) } : {}) });
  else {
    for (const [each, games] of counts.entries()) io.out(`${each} ${games}\n`);
    for (const [tile, games] of byKind ?? []) io.out(`${tile} ${games}\n`);
  }
  return FINE;
};

export const command: Command = {
  usage: 'perft [FILE | --set base,… --board "D@0,0"] --depth N [--by-kind] [--all-rotations]',
  about: {
    en: 'counts the games of so many placements: a check of the rules of placement',
    cs: 'počítá hry o daném počtu přiložení: kontrola pravidel přikládání',
    de: 'zählt die Spiele mit so vielen Anlegungen: eine Probe der Legeregeln',
    nl: 'telt de partijen van zoveel plaatsingen: een proef op de legregels',
  },
  options: {
    set: { type: 'string' },
    board: { type: 'string' },
    depth: { type: 'string' },
    'by-kind': { type: 'boolean' },
    'all-rotations': { type: 'boolean' },
  },
  run(args, io) {
    const given = args.words.length > 0 ? setupFrom(args, io, 'perft') : undefined;
    const setup = args.words.length > 0 ? given && startedSetup(given) : tableOf(args);
    return setup ? report(setup, args, io) : UNUSABLE;
  },
};
