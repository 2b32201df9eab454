const { EventEmitter } = require('node:events');
const { makeCodec } = require('./codec.cjs');

const codec = makeCodec();
const handlers = new Map();

const ipcMain = Object.assign(new EventEmitter(), {
  handle(channel, handler) {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    handlers.set(channel, handler);
  },
  removeHandler: (channel) => handlers.delete(channel),
});

const eventFrom = (webContents) => {
  const url = webContents.getURL();
  return { sender: webContents, senderFrame: { url, origin: new URL(url).origin, parent: null } };
};

/** Answers one message of a page as Electron does, with its very words for a failure. */
const answer = async (webContents, text, fileOf) => {
  const { id, channel, given } = codec.decode(text);
  try {
    const handler = handlers.get(channel);
    if (!handler) throw new Error(`No handler registered for '${channel}'`);
    const words = await Promise.all(given.map(fileOf));
    const value = structuredClone(await handler(eventFrom(webContents), ...words));
    return codec.encode({ id, value });
  } catch (error) {
    return codec.encode({ id, error: `Error invoking remote method '${channel}': ${error}` });
  }
};

const eventText = (channel, given) => codec.encode({ channel, given: structuredClone(given) });

module.exports = { ipcMain, answer, eventText };
