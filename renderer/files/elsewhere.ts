import type { Scenario } from '../../engine/documents/scenario.ts';
import type { Exported } from '../../engine/formats/elsewhere/carried.ts';
import { writeTabletop } from '../../engine/formats/elsewhere/tabletop-export.ts';
import { readTabletop } from '../../engine/formats/elsewhere/tabletop-import.ts';
import { writeTiledMap } from '../../engine/formats/elsewhere/tiled-export.ts';
import { readTiledMap } from '../../engine/formats/elsewhere/tiled-import.ts';
import type { Message } from '../../engine/words/words.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { FILE } from '../words/file-words.ts';
import { asScenario } from './make.ts';

/** A program a scenario may go to: the ending of its files, its name as a kind of file. */
interface Elsewhere {
  readonly ending: string;
  readonly kind: Message;
  write(...given: Parameters<typeof writeTiledMap>): Exported;
}
const PROGRAMS = {
  tiled: { ending: 'tmj', kind: FILE.kindTiled, write: writeTiledMap },
  tabletop: { ending: 'tts.json', kind: FILE.kindTabletop, write: (...given) => writeTabletop(...given) },
} as const satisfies Record<string, Elsewhere>;

/** Writes the scenario for another program, and tells what travels and what does not. */
export const exportTo = async (program: keyof typeof PROGRAMS, studio: Studio): Promise<void> => {
  const { ending, kind, write }: Elsewhere = PROGRAMS[program];
  const { shell, t, dialogs, files, scenario, library } = studio;
  const { text, remarks } = write(scenario, library);
  const name = `${scenario.id}.${ending}`;
  const content = new TextEncoder().encode(text);
  const saved = await shell?.exportBytes({ name, content, kind: { label: t(kind), endings: [ending.split('.').at(-1) as string] } });
  if (!saved) return;
  if (!saved.ok) return files.tellProblem(saved.problem);
  dialogs.showReport({ file: saved.value.name, objections: remarks, title: FILE.exportedTitle, hint: FILE.exportedHint });
};

/** A file of another program becomes a new scenario; what came along is told. */
export const openElsewhere = (text: string, file: string, { library, files, dialogs }: Studio): void => {
  const read = file.toLowerCase().endsWith('.tmj') ? readTiledMap(text, file.replace(/\.tmj$/i, ''), library) : readTabletop(text, library);
  if (!read.ok) {
    dialogs.showReport({ file, objections: read.problem });
    return;
  }
  const { document, remarks } = read.value;
  files.create(asScenario(document) as Scenario).editor.markUnsaved();
  dialogs.showReport({ file, objections: remarks, title: FILE.importedTitle, hint: FILE.importedHint });
};
