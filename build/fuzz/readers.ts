import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readDocument } from '../../engine/documents/read.ts';
import { writeDocument } from '../../engine/documents/write.ts';
import { writeTabletop } from '../../engine/formats/elsewhere/tabletop-export.ts';
import { readTabletop } from '../../engine/formats/elsewhere/tabletop-import.ts';
import { writeTiledMap } from '../../engine/formats/elsewhere/tiled-export.ts';
import { readTiledMap } from '../../engine/formats/elsewhere/tiled-import.ts';
import { writeJczTiles } from '../../engine/formats/jcz-export.ts';
import { readJczGame } from '../../engine/formats/jcz-game.ts';
import { readJczTiles } from '../../engine/formats/jcz-tiles.ts';
import { asciiJson, PDF_SUBTYPE, PNG_KEYWORD } from '../../engine/formats/printed-document.ts';
import { readWithDrawings } from '../../engine/formats/svg-document.ts';
import { readTileCodes } from '../../engine/formats/tile-codes.ts';
import { finish } from '../../engine/jobs/task.ts';
import { problemOf } from '../../engine/layouts/problem.ts';
import { layoutOfCode, shareCode } from '../../engine/layouts/share.ts';
import { parsePlacements } from '../../engine/notation.ts';
import type { Objection } from '../../engine/objection.ts';
import { setupOf } from '../../engine/setup.ts';
import { toSvg } from '../../renderer/drawing/svg.ts';
import { at } from '../root.mjs';
import { library, scenarios, textsIn, tileSets } from './library.ts';

/** Reads one text; answers with the refusals that name no place. It must never throw. */
export interface Reader {
  readonly name: string;
  /** Good texts to start from. */
  readonly seeds: readonly string[];
  read(text: string): readonly string[];
}

/** An empty file has no line to point at; a file too large is its own place. */
const WHOLE_FILE = ['document/empty', 'document/too-large', 'xml/too-large'];
const hasPlace = ({ rule, at: { line, path: inDocument, tile } }: Objection): boolean =>
  line !== undefined || inDocument !== undefined || tile !== undefined || WHOLE_FILE.includes(rule);
/** Refusals that point nowhere; an empty refusal is one itself. */
const placeless = (objections: readonly Objection[]): string[] =>
  objections.length === 0 ? ['refused without a word'] : objections.filter((each) => !hasPlace(each)).map(({ rule }) => rule);

const documents: Reader = {
  name: 'documents',
  seeds: ['boards', 'scenarios', 'tile-sets', 'past-versions'].flatMap(textsIn),
  read(text) {
    const result = readDocument(text, { file: 'fuzzed.json' });
    if (!result.ok) return placeless(result.problem);
    writeDocument(result.value.document);
    return [];
  },
};

const notation: Reader = {
  name: 'notation',
  seeds: ['D@0,0', 'base-D/0@8,2 base-V/1@9,2', 'A/3@-5,12 X@0,1 wonders-1/2@100,-100'],
  read(text) {
    const { problems } = parsePlacements(text);
    return problems.filter(({ word, offset }) => text.slice(offset, offset + word.length) !== word).map(({ word }) => word);
  },
};

const kinds = [...tileSets.values()].flatMap(({ tiles }) => tiles);

const tileXml: Reader = {
  name: 'tile XML',
  seeds: [...tileSets.values()].map((set) => writeJczTiles([set]).text),
  read: (text) =>
    readJczTiles(text)
      .objections.filter((each) => !hasPlace(each))
      .map(({ rule }) => rule),
};

const tileCodes: Reader = {
  name: 'tile codes',
  seeds: ['CFFR x4\nCCFF 2\n# a comment\nRRRR', 'CRFR\t3\nFFFF,1'],
  read: (text) =>
    readTileCodes(text, kinds)
      .objections.filter((each) => !hasPlace(each))
      .map(({ rule }) => rule),
};

const drawings: Reader = {
  name: 'drawings',
  seeds: [...scenarios.values()].slice(0, 2).flatMap((scenario) => {
    const document = writeDocument(scenario);
    const json = asciiJson(document);
    const pdf = `%PDF-1.7\n1 0 obj\n<<\n/Type /EmbeddedFile\n/Subtype /${PDF_SUBTYPE}\n/Length ${json.length}\n>>\nstream\n${json}\nendstream\n`;
    const length = [24, 16, 8, 0].map((bits) => String.fromCharCode(((json.length + PNG_KEYWORD.length) >> bits) & 255)).join('');
    const png = `\x89PNG\r\n\x1a\n${length}iTXt${PNG_KEYWORD}${json}0000`;
    return [toSvg([], { x: 0, y: 0, width: 9, height: 9 }, { document }), pdf, png];
  }),
  read(text) {
    const result = readWithDrawings(text, { file: 'fuzzed.svg' });
    return result.ok ? [] : placeless(result.problem);
  },
};

const move = (type: string, payload: object) => ({ type, payload });
const SAVED_GAME = JSON.stringify(
  {
    setup: {
      sets: { 'basic:1': 1 },
      elements: { 'small-follower': 7, farmers: true },
      rules: {},
      start: [{ tile: 'BA/RCr', x: 0, y: 0, rotation: 0 }],
    },
    players: [{ name: 'Alice' }, { name: 'Bob' }],
    replay: [
      move('PLACE_TILE', { tileId: 'BA/C', rotation: 'R180', position: [0, -1] }),
      move('DEPLOY_MEEPLE', { pointer: { position: [0, -1], feature: 'City', location: 'S' }, meepleId: '0.small.1' }),
      move('COMMIT', { random: 0 }),
    ],
  },
  null,
  1,
);
const savedGames: Reader = {
  name: 'saved games',
  seeds: [SAVED_GAME],
  read(text) {
    const game = readJczGame(text, library);
    return game.ok ? [] : placeless(game.problem);
  },
};

/** A code is one word and its own place. */
const germany = problemOf(setupOf([...scenarios.values()][0]!, library));
const shareCodes: Reader = {
  name: 'share codes',
  seeds: [finish(shareCode(germany, [])) ?? '2K7QX-U-1B9C'],
  read(text) {
    const layout = finish(layoutOfCode(germany, text));
    return layout.ok || layout.problem.rule ? [] : ['refused without a word'];
  },
};

const [first] = [...scenarios.values()];
const tiledMaps: Reader = {
  name: 'maps of Tiled',
  seeds: first ? [writeTiledMap(first, library).text] : [],
  read(text) {
    const map = readTiledMap(text, 'fuzzed', library);
    return map.ok ? [] : placeless(map.problem);
  },
};
const tabletopSaves: Reader = {
  name: 'saved objects of Tabletop Simulator',
  seeds: first ? [writeTabletop(first, library).text] : [],
  read(text) {
    const save = readTabletop(text, library);
    return save.ok ? [] : placeless(save.problem);
  },
};

/** Every reader of other people's texts. */
export const READERS: readonly Reader[] = [
  documents,
  notation,
  tileXml,
  tileCodes,
  drawings,
  savedGames,
  tiledMaps,
  tabletopSaves,
  shareCodes,
];

/** Inputs that once did harm or are made to: kept for ever, tried on every reader. */
export const corpus = (): { readonly name: string; readonly text: string }[] =>
  readdirSync(at('build/fuzz/corpus')).map((name) => ({ name, text: readFileSync(path.join(at('build/fuzz/corpus'), name), 'utf8') }));
