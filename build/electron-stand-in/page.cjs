const { EventEmitter } = require('node:events');
const fs = require('node:fs');
const { answer, eventText } = require('./ipc.cjs');
const { pageScript, preloadScript } = require('./page-scripts.cjs');
const { fileOf } = require('./dropped.cjs');
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
  #hasCrashed = false;
  #preload;
  #bounds;

  constructor({ preload, contextIsolation = true, nodeIntegration = false, sandbox }, bounds) {
    super();
    if (!contextIsolation || nodeIntegration || !sandbox) throw new Error('electron stand-in: only isolated, sandboxed pages');
    last += 1;
    this.id = last;
    all.add(this);
    this.#preload = fs.readFileSync(preload, 'utf8');
    this.#bounds = bounds;
    this.opened = this.#open();
  }

  async #open() {
    const page = await browser.newPage();
    this.#page = page;
    this.#protocol = await browser.newCDPSession(this.#page);
    this.targetId = (await this.#protocol.send('Target.getTargetInfo')).targetInfo.targetId;
    page.on('close', () => this.#page === page && this.#gone());
    page.on('crash', () => this.#crashed());
    this.#page.on('popup', (popup) => this.#refused && popup.close().catch(() => undefined));
    await this.#page.route(
      (address) => !isLocal(address.href),
      (route) => this.#leave(route),
    );
    await this.#listen();
    await this.#protocol.send('Page.addScriptToEvaluateOnNewDocument', { source: pageScript() });
    await this.#protocol.send('Page.addScriptToEvaluateOnNewDocument', { source: preloadScript(this.#preload), worldName: WORLD });
    const { width, height } = this.#bounds;
    await this.#page.setViewportSize({ width, height });
  }

  async #listen() {
    const protocol = this.#protocol;
    protocol.on('Page.windowOpen', ({ url }) => {
      this.#refused = this.#openHandler({ url: fromLocal(url) }).action === 'deny';
    });
    protocol.on('Page.frameStartedLoading', () => this.emit('did-start-loading'));
    protocol.on('Runtime.executionContextCreated', ({ context }) => {
      if (context.name === WORLD && context.auxData.frameId === this.targetId) this.#world = context.id;
    });
    protocol.on('Runtime.bindingCalled', async ({ name, payload, executionContextId }) => {
      if (name === '__standInSend') this.#deliver(await answer(this, payload, (word) => fileOf(protocol, executionContextId, word)));
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

  #crashed() {
    this.#hasCrashed = true;
    this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 });
  }

  /** A page of a plain Chromium does not come back by itself as one of Electron's does: another takes its place. */
  async #revive() {
    const dead = this.#page;
    this.#hasCrashed = false;
    this.#world = undefined;
    this.opened = this.#open();
    await this.opened;
    await dead.close().catch(() => undefined);
    await this.#page.goto(this.#loading, { waitUntil: 'load' });
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
    if (this.#hasCrashed) return void this.#revive().catch((error) => console.error('electron stand-in: not revived', error));
    this.#protocol.send('Page.navigate', { url: this.#loading }).catch(() => undefined);
  }

  async executeJavaScript(code) {
    const { result, exceptionDetails } = await this.#protocol.send('Runtime.evaluate', {
      expression: code,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result.value;
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
