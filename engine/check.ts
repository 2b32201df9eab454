import { boardObjections } from './boards/objections.ts';
import type { Document } from './documents/documents.ts';
import type { GameRecord } from './documents/record.ts';
import type { Scenario } from './documents/scenario.ts';
import { recordObjections } from './game/replay.ts';
import { startObjections } from './game/start-objections.ts';
import { sameSquare } from './grid.ts';
import { figuresMakeSense } from './judge/figures.ts';
import { listObjections } from './judge/list.ts';
import { tileSetObjections } from './judge/tile-set.ts';
import { tokenObjections } from './layouts/objections.ts';
import { type Objection, objection } from './objection.ts';
import { setupObjections } from './placement.ts';
import { type Library, type Setup, setupOf } from './setup.ts';
import { systemObjections } from './systems/checks.ts';

/** One room's judgement of a whole set-up. */
type Check = (setup: Setup, library: Library) => Iterable<Objection>;

const MOST_PLAYERS = 6;
const FEWEST_PLAYERS = 2;

function* playersAreTwoToSix({ scenario: { players } }: Setup): Generator<Objection> {
  if (players && (players.length < FEWEST_PLAYERS || players.length > MOST_PLAYERS))
    yield objection('scenario/player-count', { path: 'players' }, { players: players.length });
}

function* boardIsKnown({ scenario }: Setup, library: Library): Generator<Objection> {
  const { board } = scenario;
  if (typeof board === 'string' && !library.board(board))
    yield objection('scenario/unknown-board', { path: 'board' }, { board, known: library.boardIds() });
}

/** A scenario's own board is judged with it; a bundled one is judged on its own. */
function* ownBoardIsSound({ scenario: { board } }: Setup): Generator<Objection> {
  if (typeof board === 'string') return;
  for (const found of boardObjections(board)) yield { ...found, at: { ...found.at, path: `board.${found.at.path}` } };
}

/** Every judgement there is, in the order a person would read them. */
const CHECKS: readonly Check[] = [
  boardIsKnown,
  ownBoardIsSound,
  playersAreTwoToSix,
  figuresMakeSense,
  listObjections,
  setupObjections,
  startObjections,
  tokenObjections,
  systemObjections,
];

/** An objection a designer has decided to live with, and why. */
export const waiverOf = (scenario: Scenario, { rule, at }: Objection): { readonly reason: string } | undefined =>
  scenario.waived?.find(
    (waiver) => waiver.rule === rule && (waiver.squares ?? []).every((square) => at.squares?.some((other) => sameSquare(square, other))),
  );

/** All that is wrong with a scenario, waived or not. */
export const checkScenario = (scenario: Scenario, library: Library): readonly Objection[] => {
  const setup = setupOf(scenario, library);
  return CHECKS.flatMap((check) => [...check(setup, library)]);
};

const isLonely = ({ rule, facts }: Objection): boolean => rule === 'scenario/player-count' && facts['players'] === 1;
/** What is wrong with a scenario that a record carries; a game may be recorded alone. A scenario it only names is judged on its own. */
export const carriedObjections = ({ scenario }: GameRecord, library: Library): readonly Objection[] =>
  typeof scenario === 'string'
    ? []
    : checkScenario(scenario, library)
        .filter((found) => !isLonely(found) && !waiverOf(scenario, found))
        .map((found) => ({ ...found, at: { ...found.at, path: found.at.path ? `scenario.${found.at.path}` : 'scenario' } }));

/** All that is wrong with any document. */
export const checkDocument = (document: Document, library: Library): readonly Objection[] => {
  switch (document.kind) {
    case 'scenario':
      return checkScenario(document, library);
    case 'record':
      return [...carriedObjections(document, library), ...recordObjections(document, library)];
    case 'tile-set':
      return tileSetObjections(document, library);
    case 'board':
      return [...boardObjections(document)];
    default:
      return [];
  }
};
