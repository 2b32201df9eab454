// Source text for Chromium: one half in the page's world, one in an isolated world with the real preload. They meet only
// through DOM events, whose detail Chromium clones between worlds: the same wall as Electron's context isolation.
const { makeCodec } = require('./codec.cjs');

/** Both worlds: functions become numbers on the way out, callers on the way in. */
function makeWrapper(call) {
  const functions = new Map();
  const isPlain = (value) => typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  const each = (value, change) => Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner)]));
  const pack = (value) => {
    if (typeof value === 'function') {
      functions.set(functions.size + 1, value);
      return { $function: functions.size };
    }
    if (Array.isArray(value)) return value.map(pack);
    return isPlain(value) ? each(value, pack) : structuredClone(value);
  };
  const unpack = (value) => {
    if (Array.isArray(value)) return value.map(unpack);
    if (!isPlain(value)) return value;
    return '$function' in value ? (...given) => call(value.$function, given) : each(value, unpack);
  };
  return { pack, unpack, run: (number, given) => functions.get(number)(...unpack(given)) };
}

/** Calls into the other world: an answer at once, or later for a promise. */
function makeBridge(here, there) {
  const answers = new Map();
  let last = 0;
  const fire = (kind, detail) => window.dispatchEvent(new CustomEvent(`stand-in:${kind}:${there}`, { detail }));
  const hear = (kind, listener) => window.addEventListener(`stand-in:${kind}:${here}`, ({ detail }) => listener(detail));
  const settle = ({ value, error }) => {
    if (error !== undefined) throw new Error(error);
    return wrapper.unpack(value);
  };
  const call = (number, given) => {
    last += 1;
    const id = last;
    let first;
    answers.set(id, (answer) => {
      first = answer;
    });
    fire('call', { id, number, given: wrapper.pack(given) });
    if (!first) throw new Error('electron stand-in: no answer from the other world');
    if (!first.later) return settle(first);
    return new Promise((resolve) => answers.set(id, resolve)).then(settle);
  };
  const wrapper = makeWrapper(call);
  hear('answer', (answer) => answers.get(answer.id)?.(answer));
  return { ...wrapper, fire, hear };
}

/** Answers the calls of the other world. */
function answerCalls({ fire, hear, pack, run }) {
  const textOf = (error) => String(error?.message ?? error);
  hear('call', ({ id, number, given }) => {
    const answer = (rest) => fire('answer', { id, ...rest });
    try {
      const result = run(number, given);
      if (!(result instanceof Promise)) return answer({ value: pack(result) });
      answer({ later: true });
      result.then(
        (value) => answer({ value: pack(value) }),
        (error) => answer({ error: textOf(error) }),
      );
    } catch (error) {
      answer({ error: textOf(error) });
    }
  });
}

function pageWorld() {
  const bridge = makeBridge('page', 'preload');
  answerCalls(bridge);
  const frozen = (value) => {
    if (typeof value === 'object' && value !== null) for (const inner of Object.values(Object.freeze(value))) frozen(inner);
    return value;
  };
  bridge.hear('expose', ({ name, api }) => Object.defineProperty(window, name, { value: frozen(bridge.unpack(api)), enumerable: true }));
}

/** `ipcRenderer` over one function out and one function in. */
function makeIpcRenderer(codec) {
  const listeners = new Map();
  const waiting = new Map();
  const heard = (channel) => listeners.get(channel) ?? [];
  let last = 0;
  globalThis.__standInReceive = (text) => {
    const { id, channel, given, value, error } = codec.decode(text);
    if (channel !== undefined) {
      for (const listener of heard(channel)) listener({}, ...given);
      return;
    }
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) resolve(value);
    else reject(new Error(error));
  };
  return {
    on: (channel, listener) => listeners.set(channel, [...heard(channel), listener]),
    removeListener: (channel, listener) => {
      const others = heard(channel).filter((other) => other !== listener);
      listeners.set(channel, others);
    },
    invoke: async (channel, ...given) => {
      last += 1;
      const id = last;
      const message = codec.encode({ id, channel, given: structuredClone(given) });
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        globalThis.__standInSend(message);
      });
    },
  };
}

function preloadWorld(preload) {
  globalThis.__standInFiles = [];
  const bridge = makeBridge('preload', 'page');
  answerCalls(bridge);
  const electron = {
    ipcRenderer: makeIpcRenderer(makeCodec()),
    contextBridge: { exposeInMainWorld: (name, api) => bridge.fire('expose', { name, api: bridge.pack(api) }) },
    webUtils: { getPathForFile: (file) => `stand-in-file:${globalThis.__standInFiles.push(file) - 1}` },
  };
  const module = { exports: {} };
  const require = (name) => {
    if (name === 'electron') return electron;
    throw new Error(`module not found: ${name} (a sandboxed preload)`);
  };
  preload(require, module, module.exports);
}

const BOTH = `${makeWrapper}\n${makeBridge}\n${answerCalls}\n`;
const ONCE = "if (globalThis.__standInReceive || window.top !== window || location.href === 'about:blank') return;";

module.exports = {
  pageScript: () => `(() => {${BOTH}(${pageWorld})();})();`,
  preloadScript: (preload) =>
    `(() => {${ONCE}${BOTH}${makeCodec}\n${makeIpcRenderer}\n(${preloadWorld})(function (require, module, exports) {${preload}\n});})();`,
};
