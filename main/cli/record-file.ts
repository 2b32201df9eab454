import type { GameRecord } from '../../engine/documents/record.ts';
import { readJczGame } from '../../engine/formats/jcz-game.ts';
import type { Objection } from '../../engine/objection.ts';
import { fail, type Result } from '../../engine/result.ts';
import type { Library } from '../../engine/setup.ts';
import { readKind, readText } from './files.ts';
import { isSavedGame } from './foreign-files.ts';

/** A record of ours, or a saved game of JCloisterZone. */
export const recordIn = (file: string, library: Library): Result<GameRecord, readonly Objection[]> => {
  if (!isSavedGame(file)) return readKind(file, 'record');
  const text = readText(file);
  if (!text.ok) return text;
  const record = readJczGame(text.value, library);
  return record.ok ? record : fail(record.problem.map((each) => ({ ...each, at: { file, ...each.at } })));
};
