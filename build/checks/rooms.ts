/** What a room of the house may import: our own rooms by folder, packages by name. The longest folder that fits a file is its room. */
export interface Room {
  readonly rooms: readonly string[];
  readonly packages: readonly string[];
  /** Where a line that needs more belongs. */
  readonly instead: string;
}

const PURE = 'the engine and the drawing know neither files nor windows; take what you need as a value, or do it in main/ or renderer/';

/** The house, room by room (see ARCHITECTURE.md). */
export const HOUSE: Readonly<Record<string, Room>> = {
  engine: { rooms: ['engine'], packages: ['valibot', 'jsonc-parser', 'fast-xml-parser'], instead: PURE },
  'engine/words': { rooms: ['engine'], packages: ['intl-messageformat'], instead: PURE },
  'renderer/drawing': { rooms: ['engine', 'renderer/drawing'], packages: ['uqr', 'fflate'], instead: PURE },
  'renderer/drawing/pdf': { rooms: ['engine', 'renderer/drawing'], packages: ['pdfkit'], instead: PURE },
  'renderer/drawing/png': { rooms: ['engine', 'renderer/drawing'], packages: ['@resvg/resvg-wasm', 'fflate'], instead: PURE },
  renderer: {
    rooms: ['engine', 'renderer', 'main/contract.ts', 'scenarios'],
    packages: ['svelte', 'konva', '@resvg/resvg-wasm', 'fflate', '@expo-google-fonts/source-sans-3'],
    instead: 'the page asks the shell through main/contract.ts and the engine for everything else',
  },
  'renderer/web-shell': {
    rooms: ['engine/result.ts', 'main/contract.ts', 'main/bytes-text.ts', 'renderer/web-shell'],
    packages: ['idb'],
    instead: 'the web shell moves text between the browser and the page; what the text means belongs to engine/, how it looks to renderer/',
  },
  'renderer/e2e': { rooms: ['renderer/e2e', 'main/contract.ts', 'build', 'scenarios', 'engine'], packages: ['*'], instead: '' },
  'main/bytes-text.ts': { rooms: [], packages: [], instead: 'both shells and the command line read bytes by it, whatever they run on' },
  'main/contract.ts': { rooms: ['engine/result.ts'], packages: [], instead: 'the contract is plain data only' },
  'main/desktop': {
    rooms: [
      'engine/result.ts',
      'engine/words',
      'main/contract.ts',
      'main/bytes-text.ts',
      'main/desktop',
      'main/content-policy.json',
      'main/content-types.json',
      'package.json',
    ],
    packages: ['node:*', 'electron', 'valibot'],
    instead: 'the desktop shell never learns what a scenario is: what a document means belongs to engine/, what a person sees to renderer/',
  },
  'main/cli': {
    rooms: ['engine', 'renderer/drawing', 'main/cli', 'main/bytes-text.ts', 'scenarios', 'package.json'],
    packages: ['node:*', '@resvg/resvg-wasm', '@expo-google-fonts/source-sans-3'],
    instead: 'the command line is a thin client: logic belongs to engine/, looks to renderer/drawing/',
  },
  build: { rooms: ['build', 'engine', 'renderer', 'main', 'scenarios', 'package.json'], packages: ['*'], instead: '' },
};

/** Tests and benches may also read files, use the test tools and look over the fence. */
export const TEST_ROOM: Room = {
  rooms: ['engine', 'renderer', 'main', 'scenarios', 'build', 'package.json'],
  packages: ['*'],
  instead: '',
};

/** Rooms whose files mention no clock, no chance and no customs of a country. */
export const TIMELESS = ['engine', 'renderer/drawing'];
export const TIMELESS_BUT = ['engine/words'];

const within = (file: string, room: string): boolean => file === room || file.startsWith(`${room}/`);
export const isTest = (file: string): boolean => /\.(test|bench|spec)\.ts$|\/tests\//.test(file);

/** The room a file belongs to; nothing for a file outside the house. */
export const roomOf = (file: string): Room | undefined => {
  if (isTest(file)) return TEST_ROOM;
  const name = Object.keys(HOUSE)
    .filter((room) => within(file, room))
    .sort((a, b) => b.length - a.length)[0];
  return name === undefined ? undefined : HOUSE[name];
};

const packageName = (target: string): string => (target.startsWith('@') ? target.split('/').slice(0, 2).join('/') : target.split('/')[0]!);

/** Whether a room may import a file of ours, or a package. */
export const mayImport = (room: Room, target: string, isPackage: boolean): boolean => {
  if (!isPackage) return room.rooms.some((folder) => within(target, folder));
  const name = packageName(target);
  return room.packages.some((allowed) => allowed === '*' || allowed === name || (allowed === 'node:*' && target.startsWith('node:')));
};

/** A system is reached through the lists in engine/systems/, never by name: only its own folder and those lists may import it. */
export const entersSystem = (file: string, target: string): boolean => {
  const system = /^engine\/systems\/[^/]+(?=\/)/.exec(target)?.[0];
  if (system === undefined || isTest(file) || !within(file, 'engine')) return false;
  return !within(file, system) && !/^engine\/systems\/[^/]+\.ts$/.test(file);
};
