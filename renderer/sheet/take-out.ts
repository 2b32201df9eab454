import type { Studio } from '../app/studio.svelte.ts';
import { pageExport } from './page-export.svelte.ts';
import { printDesk } from './print-desk.svelte.ts';

/** What stands on the pages in front, taken out as a file or to the printer. */
export const savePdf = (studio: Studio): Promise<void> => pageExport(studio).savePdf(printDesk(studio).pages, printDesk(studio).fileName);
export const saveSvg = (studio: Studio): Promise<void> => pageExport(studio).saveSvg(printDesk(studio).pages, printDesk(studio).fileName);
export const printPages = (studio: Studio): Promise<void> => pageExport(studio).print(printDesk(studio).pages, printDesk(studio).fileName);
export const savePng = (studio: Studio): Promise<void> => {
  const { pages, fileName, dpi } = printDesk(studio);
  return pageExport(studio).savePng(pages, fileName, dpi);
};
