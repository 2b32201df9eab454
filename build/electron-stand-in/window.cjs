const { EventEmitter } = require('node:events');
const { app, hooks, isAllowed, isQuitting } = require('./app.cjs');
const { WebContents } = require('./page.cjs');

const windows = new Set();
const USUAL = { x: 0, y: 0, width: 800, height: 600 };

/** `BrowserWindow`: what a window knows of itself, over a page that nobody sees. */
class BrowserWindow extends EventEmitter {
  #bounds;
  #title = app.name;
  #flags = { visible: true, maximized: false, minimized: false, edited: false };

  constructor({ show = true, webPreferences, x, y, width, height }) {
    super();
    if (!app.isReady()) throw new Error('Cannot create BrowserWindow before app is ready');
    const given = Object.entries({ x, y, width, height }).filter(([, value]) => value !== undefined);
    this.#bounds = { ...USUAL, ...Object.fromEntries(given) };
    this.#flags.visible = show;
    windows.add(this);
    this.webContents = new WebContents(webPreferences, this.#bounds);
    this.webContents.on('destroyed', () => this.#closed());
  }

  async loadURL(address) {
    await this.webContents.loadURL(address);
    this.emit('ready-to-show');
  }

  close() {
    if (this.isDestroyed() || !isAllowed(this, 'close')) return false;
    void this.webContents.close();
    return true;
  }

  destroy() {
    void this.webContents.close();
  }

  #closed() {
    windows.delete(this);
    this.emit('closed');
    if (!windows.size && !isQuitting()) app.emit('window-all-closed');
  }

  isDestroyed() {
    return !windows.has(this);
  }

  show() {
    this.#flags.visible = true;
  }
  isVisible() {
    return this.#flags.visible;
  }
  maximize() {
    this.#flags.maximized = true;
  }
  isMaximized() {
    return this.#flags.maximized;
  }
  minimize() {
    this.#flags.minimized = true;
  }
  restore() {
    this.#flags.minimized = false;
  }
  isMinimized() {
    return this.#flags.minimized;
  }
  focus() {
    this.emit('focus');
  }
  setTitle(title) {
    this.#title = title;
  }
  getTitle() {
    return this.#title;
  }
  setDocumentEdited(edited) {
    this.#flags.edited = edited;
  }
  isDocumentEdited() {
    return this.#flags.edited;
  }
  getBounds() {
    return { ...this.#bounds };
  }
  getNormalBounds() {
    return this.getBounds();
  }
  setBounds(bounds) {
    Object.assign(this.#bounds, bounds);
    this.webContents.setViewport({ width: this.#bounds.width, height: this.#bounds.height });
  }

  static getAllWindows() {
    return [...windows];
  }
  static fromWebContents(webContents) {
    return [...windows].find((window) => window.webContents === webContents) ?? null;
  }
}

/** Every window is asked; false as soon as one stays. */
hooks.closeWindows = async () => {
  for (const window of windows) {
    const closed = new Promise((resolve) => window.once('closed', resolve));
    if (!window.close()) return false;
    await closed;
  }
  return true;
};

module.exports = { BrowserWindow };
