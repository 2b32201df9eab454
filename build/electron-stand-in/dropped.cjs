// `webUtils.getPathForFile`: the page's half answers with a word at once; before the program hears it, Chromium is asked here
// which path the file behind it has.
const WORD = /^stand-in-file:(\d+)$/;

/** The path a word stands for; anything else as it is. A file that a script made has none. */
const fileOf = async (protocol, contextId, word) => {
  const [, number] = (typeof word === 'string' && WORD.exec(word)) || [];
  if (number === undefined) return word;
  const { result } = await protocol.send('Runtime.evaluate', { expression: `__standInFiles[${number}]`, contextId });
  const { path } = await protocol.send('DOM.getFileInfo', { objectId: result.objectId });
  return path;
};

module.exports = { fileOf };
