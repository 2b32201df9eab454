import { expect, test } from 'vitest';
import { libraryWith } from './library.ts';

const files = Object.keys(import.meta.glob('../../scenarios/{tile-sets,boards,scenarios}/*.json'));
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.json'.length);

test('every bundled document is found by its id, which is the name of its file', () => {
  const library = libraryWith();
  for (const path of files) {
    const found = path.includes('/boards/')
      ? library.board(nameOf(path))
      : path.includes('/tile-sets/')
        ? library.tileSet(nameOf(path))
        : library.scenario?.(nameOf(path));
    expect([path, found?.id]).toEqual([path, nameOf(path)]);
  }
});
test('of two documents with one id the given one counts', () => {
  const given = { ...libraryWith().board('germany'), name: { en: 'Mine' } } as never;
  expect(libraryWith([given]).board('germany')?.name).toEqual({ en: 'Mine' });
});
test('an id nobody knows is found nowhere', () => expect(libraryWith().board('__proto__')).toBeUndefined());
