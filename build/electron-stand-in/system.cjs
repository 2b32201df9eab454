const { EventEmitter } = require('node:events');

const unscripted =
  (name) =>
  async (...given) => {
    throw new Error(`electron stand-in: dialog.${name} has no scripted answer: ${JSON.stringify(given.at(-1))}`);
  };
/** A spec says what the person answers. */
const dialog = Object.fromEntries(['showOpenDialog', 'showSaveDialog', 'showMessageBox'].map((name) => [name, unscripted(name)]));

/** What would have been opened, for a spec to look at. */
const opened = [];
const shell = {
  opened,
  openExternal: async (address) => void opened.push(address),
  openPath: async (file) => {
    opened.push(file);
    return '';
  },
  showItemInFolder: (file) => void opened.push(file),
};

const defaultSession = {
  setPermissionRequestHandler() {},
  setPermissionCheckHandler() {},
  webRequest: { onBeforeRequest() {} },
};

const AREA = { x: 0, y: 0, width: 1920, height: 1080 };
const screen = { getAllDisplays: () => [{ id: 1, scaleFactor: 1, bounds: AREA, workArea: AREA }] };

const nativeTheme = Object.assign(new EventEmitter(), { themeSource: 'system', shouldUseDarkColors: false });

const net = {
  /** This computer alone: there is no network beyond it. */
  async fetch(address, options) {
    if (new URL(address).hostname !== '127.0.0.1') throw new Error('net::ERR_INTERNET_DISCONNECTED');
    return fetch(address, options);
  },
};

module.exports = { dialog, shell, session: { defaultSession }, screen, nativeTheme, net };
