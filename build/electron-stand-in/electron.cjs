// The module `electron` of the main process. A name that is missing throws on first use.
const { app } = require('./app.cjs');
const { ipcMain } = require('./ipc.cjs');
const { Menu, MenuItem } = require('./menu.cjs');
const { WebContents } = require('./page.cjs');
const { protocol } = require('./scheme.cjs');
const system = require('./system.cjs');
const { BrowserWindow } = require('./window.cjs');

const there = { app, BrowserWindow, ipcMain, Menu, MenuItem, protocol, webContents: WebContents, ...system };
const QUIET = ['then', 'default', '__esModule'];

const electron = new Proxy(there, {
  get(target, name) {
    if (name in target || typeof name === 'symbol' || QUIET.includes(name)) return target[name];
    throw new Error(`electron stand-in: electron.${name} is not there`);
  },
});

module.exports = { electron, VERSION: '45.5.0' };
