// Plays one game of a scenario of every system by its seed and writes it down: scenarios/records/*.json. Run after a rule has changed.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createJiti } from 'jiti';

/** One of every system, one of all, and one of none. */
const WRITTEN_DOWN = ['base-game', 'germany-map', 'germany-chips', 'wheel-of-fortune', 'wind-roses', 'wonders', 'everything'];

const jiti = createJiti(import.meta.url);
const { recordRandomGame } = await jiti.import('../engine/game/record-game.ts');
const { writeDocument } = await jiti.import('../engine/documents/write.ts');

const folder = (name) => new URL(`../scenarios/${name}/`, import.meta.url);
const documents = (name) =>
  readdirSync(folder(name))
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(new URL(file, folder(name)), 'utf8')));
const byId = (list) => new Map(list.map((document) => [document.id, document]));
const [boards, sets, scenarios] = ['boards', 'tile-sets', 'scenarios'].map((name) => byId(documents(name)));
const library = {
  board: (id) => boards.get(id),
  tileSet: (id) => sets.get(id),
  scenario: (id) => scenarios.get(id),
  boardIds: () => [...boards.keys()],
  tileSetIds: () => [...sets.keys()],
};

mkdirSync(folder('records'), { recursive: true });
for (const id of WRITTEN_DOWN) {
  const scenario = scenarios.get(id);
  const record = recordRandomGame(scenario, library, String(scenario.seed ?? scenario.id));
  writeFileSync(new URL(`${scenario.id}.json`, folder('records')), writeDocument(record));
}
