import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import { scenarios } from '../../build/fuzz/library.ts';
import { writeDocument } from '../../engine/documents/write.ts';
import { asciiJson, PNG_KEYWORD } from '../../engine/formats/printed-document.ts';

const GERMANY = [...scenarios.values()].find(({ id }) => id === 'germany-chips')!;
const TOO_LARGE = 65 * 1024 * 1024;

/** As much of a PNG as carries a scenario. */
const pictureOf = (document: string): Buffer => {
  const data = Buffer.from(`iTXt${PNG_KEYWORD}${asciiJson(document)}`, 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length - 4);
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), length, data, Buffer.alloc(4)]);
};

/** What a person may drag in at once: two scenarios, a picture made of a third, a broken one, one far too large, and a folder. */
export const makeDrop = (folder: string): string[] => {
  const at = (name: string) => path.join(folder, name);
  writeFileSync(at('first.tilewright'), writeDocument({ ...GERMANY, title: { en: 'First' } }));
  writeFileSync(at('second.json'), writeDocument({ ...GERMANY, title: { en: 'Second' } }));
  writeFileSync(at('broken.json'), '{ "kind": "scenario", "version": 1, "title": 5 }');
  writeFileSync(at('huge.json'), '');
  truncateSync(at('huge.json'), TOO_LARGE);
  writeFileSync(at('third.png'), pictureOf(writeDocument({ ...GERMANY, title: { en: 'Třetí' } })));
  mkdirSync(at('maps'));
  return ['first.tilewright', 'maps', 'broken.json', 'huge.json', 'third.png', 'second.json'].map(at);
};

/** Drags files from the system over the page and lets them go. */
const drop = async (page: Page, files: readonly string[]): Promise<void> => {
  const protocol = await page.context().newCDPSession(page);
  const over = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    protocol.send('Input.dispatchDragEvent', { type, x: 400, y: 300, data: { items: [], files: [...files], dragOperationsMask: 1 } });
  await over('dragEnter');
  await over('dragOver');
  await expect(page.getByText('Drop files to open them')).toBeVisible();
  await over('drop');
};

/** Each of the files of `makeDrop` is opened, or said in words why not. */
export const expectDropped = async (page: Page, files: readonly string[]): Promise<void> => {
  await drop(page, files);
  await expect(page.getByText('maps is a folder. Choose the files in it.')).toBeVisible();
  await expect(page.getByText('huge.json is too large to be one of ours.')).toBeVisible();
  const report = page.getByRole('dialog', { name: 'broken.json cannot be read' });
  await expect(report).toContainText('line 1');
  await report.getByRole('button', { name: 'Close' }).click();
  const tabs = page.getByRole('tablist', { name: 'Open scenarios' }).getByRole('tab');
  await expect(tabs).toHaveText([/First/, /Třetí/, /Second/]);
  await expect(page.getByText('Drop files to open them')).toBeHidden();
};
