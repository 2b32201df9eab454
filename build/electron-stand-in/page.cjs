const { EventEmitter } = require('node:events');
const fs = require('node:fs');
const { answer, eventText } = require('./ipc.cjs');
const { pageScript, preloadScript } = require('./page-scripts.cjs');
const { fromLocal, isLocal, toLocal } = require('./scheme.cjs');
const { session } = require('./system.cjs');

const WORLD = 'electron-preload';
let browser;
let last = 0;
const all = new Set();

/** `webContents` over a page of a real Chromium. */
class WebContents extends EventEmitter {
  session = session.defaultSession;
  #page;
  #protocol;
  #world;
  #loading = '';
  #openHandler = () => ({ action: 'allow' });
  #refused = false;

  constructor({ preload, contextIsolation = true, nodeIntegration = false, sandbox }, bounds) {
    super();
    if (!contextIsolation || nodeIntegration || !sandbox) throw new Error('electron stand-in: only isolated, sandboxed pages');
    last += 1;
    this.id = last;
    all.add(this);
    this.opened = this.#open(fs.readFileSync(preload, 'utf8'), bounds);
  }

  async #open(preload, { width, height }) {
    this.#page = await browser.newPage();
    this.#protocol = await browser.newCDPSession(this.#page);
    this.targetId = (await this.#protocol.send('Target.getTargetInfo')).targetInfo.targetId;
    this.#page.on('close', () => this.#gone());
    this.#page.on('crash', () => this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 }));
    this.#page.on('popup', (popup) => this.#refused && popup.close().catch(() => undefined));
    await this.#page.route(
      (address) => !isLocal(address.href),
      (route) => this.#leave(route),
    );
    await this.#listen();
    await this.#protocol.send('Page.addScriptToEvaluateOnNewDocument', { source: pageScript() });
    await this.#protocol.send('Page.addScriptToEvaluateOnNewDocument', { source: preloadScript(preload), worldName: WORLD });
    await this.#page.setViewportSize({ width, height });
  }

  async #listen() {
    const protocol = this.#protocol;
    protocol.on('Page.windowOpen', ({ url }) => {
      this.#refused = this.#openHandler({ url: fromLocal(url) }).action === 'deny';
    });
    protocol.on('Page.frameStartedLoading', () => this.emit('did-start-loading'));
    protocol.on('Runtime.executionContextCreated', ({ context }) => {
      if (context.name === WORLD) this.#world = context.id;
    });
    protocol.on('Runtime.bindingCalled', async ({ name, payload }) => {
      if (name === '__standInSend') this.#deliver(await answer(this, payload));
    });
    await protocol.send('Page.enable');
    await protocol.send('Runtime.addBinding', { name: '__standInSend', executionContextName: WORLD });
    await protocol.send('Runtime.enable');
  }

  /** Leaving the program's own addresses: asked first, as Electron asks. */
  #leave(route) {
    const request = route.request();
    const isLeaving = request.isNavigationRequest() && request.frame() === this.#page.mainFrame() && request.url() !== this.#loading;
    if (!isLeaving) return route.fallback();
    let prevented = false;
    const url = fromLocal(request.url());
    this.emit('will-navigate', {
      url,
      preventDefault: () => {
        prevented = true;
      },
    });
    return prevented ? route.abort('aborted') : route.fallback();
  }

  #gone() {
    if (!all.delete(this)) return;
    this.emit('destroyed');
  }

  #deliver(text) {
    if (this.isDestroyed() || this.#world === undefined) return;
    const expression = `__standInReceive(${JSON.stringify(text)})`;
    this.#protocol.send('Runtime.evaluate', { expression, contextId: this.#world }).catch(() => undefined);
  }

  async loadURL(address) {
    await this.opened;
    this.#loading = toLocal(address);
    await this.#page.goto(this.#loading, { waitUntil: 'load' });
    this.emit('did-finish-load');
  }

  async close() {
    await this.opened;
    await this.#page.close().catch(() => undefined);
  }

  send(channel, ...given) {
    this.#deliver(eventText(channel, given));
  }

  setWindowOpenHandler(handler) {
    this.#openHandler = handler;
  }

  reload() {
    this.#protocol.send('Page.navigate', { url: this.#loading }).catch(() => undefined);
  }

  getURL() {
    return fromLocal(this.#page?.url() ?? '');
  }

  isDestroyed() {
    return !all.has(this);
  }

  setViewport(size) {
    void this.#page?.setViewportSize(size);
  }

  static fromDevToolsTargetId(id) {
    return [...all].find(({ targetId }) => targetId === id);
  }
}

module.exports = {
  WebContents,
  useBrowser: (context) => {
    browser = context;
  },
};
