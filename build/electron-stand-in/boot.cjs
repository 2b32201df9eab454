// node boot.cjs [-r loader] [--switches] <folder of the program> [arguments]
const fs = require('node:fs');
const Module = require('node:module');
const os = require('node:os');
const path = require('node:path');
const { app, hooks, isSecond, nowReady } = require('./app.cjs');
const { startChromium } = require('./chromium.cjs');
const { electron, VERSION } = require('./electron.cjs');
const { useBrowser } = require('./page.cjs');
const { serveSchemes } = require('./scheme.cjs');

const STANDING_IN = { electron, 'original-fs': fs };
const load = Module._load;
Module._load = function (request, ...rest) {
  return STANDING_IN[request] ?? load.call(this, request, ...rest);
};
Object.defineProperty(process.versions, 'electron', { value: VERSION });
process.type = 'browser';
process.on('unhandledRejection', (error) => console.error('UnhandledPromiseRejection', error));

/** Playwright's loader trims the command line and holds back `ready`. */
const runLoaders = () => {
  const words = process.argv.slice(2);
  const loader = words.indexOf('-r');
  const loaders = loader < 0 ? [] : words.splice(loader, 2).slice(1);
  process.argv = [path.join(__dirname, 'electron'), ...words];
  for (const file of loaders) require(file);
  const rest = process.argv.slice(1).filter((word) => !/^--(inspect|remote-debugging|no-sandbox)/.test(word));
  process.argv = [process.argv[0], ...rest];
};

/** A packaged program: what really is inside its app.asar. */
const unpacked = (asar) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stand-in-asar-'));
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  require('@electron/asar').extractAll(asar, folder);
  app.isPackaged = true;
  process.argv = process.argv.filter((word) => !word.startsWith(ASAR));
  return folder;
};
const ASAR = '--stand-in-asar=';

const programFolder = () => {
  const asar = process.argv.find((word) => word.startsWith(ASAR));
  if (asar) return unpacked(asar.slice(ASAR.length));
  return path.resolve(process.argv.slice(1).find((word) => !word.startsWith('-')) ?? '.');
};

/** A second instance never gets a browser: it would share the first one's folder. */
const start = async () => {
  if (isSecond()) return;
  const port = await serveSchemes();
  const { context, close } = await startChromium({ userData: app.getPath('userData'), port, switches: app.switches });
  useBrowser(context);
  hooks.closeBrowser = close;
  nowReady();
};

runLoaders();
const folder = programFolder();
const details = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
app.details = details;
app.name = details.productName ?? details.name;
setImmediate(() =>
  start().catch((error) => {
    console.error(error);
    process.exit(1);
  }),
);
require(path.resolve(folder, details.main));
