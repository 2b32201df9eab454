import type { Studio } from '../app/studio.svelte.ts';
import { pageExport } from './page-export.svelte.ts';

/** What stands on the pages in front, taken out as a file or to the printer. */
export const savePdf = (studio: Studio): Promise<void> => pageExport(studio).save('pdf');
export const saveSvg = (studio: Studio): Promise<void> => pageExport(studio).save('svg');
export const savePng = (studio: Studio): Promise<void> => pageExport(studio).save('png');
export const printPages = (studio: Studio): Promise<void> => pageExport(studio).print();
