const { EventEmitter } = require('node:events');
const fs = require('node:fs');
const net = require('node:net');
const os = require('node:os');
const path = require('node:path');

const paths = {};
const hooks = { closeWindows: async () => true, closeBrowser: async () => undefined };
let ready = false;
let quitting = false;
let handedOver;
let becomeReady;
const becameReady = new Promise((resolve) => {
  becomeReady = resolve;
});

const cancellable = () => {
  const event = { defaultPrevented: false };
  event.preventDefault = () => {
    event.defaultPrevented = true;
  };
  return event;
};
/** Tells everyone; false when someone says no. */
const isAllowed = (emitter, name) => {
  const event = cancellable();
  emitter.emit(name, event);
  return !event.defaultPrevented;
};

const appData = () => process.env.XDG_CONFIG_HOME ?? path.join(os.homedir(), '.config');
const USUAL = { home: os.homedir, appData, temp: os.tmpdir, userData: () => path.join(appData(), app.name) };

/** A number may have gone to another program since its owner was killed. */
const isOurs = (pid) => {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('boot.cjs');
  } catch {
    return !fs.existsSync('/proc');
  }
};
const isAlive = (pid) => {
  try {
    return pid > 0 && process.kill(pid, 0) && isOurs(pid);
  } catch {
    return false;
  }
};
const lockFile = () => path.join(app.getPath('userData'), '.stand-in-lock');
const socketFile = () => path.join(os.tmpdir(), `stand-in-${Buffer.from(app.getPath('userData')).toString('hex').slice(-40)}.sock`);

/** The first instance may hold the lock and not listen yet: asked again until it does. */
const handOver = async (tries = 100) => {
  const message = JSON.stringify({ argv: process.argv, folder: process.cwd() });
  const error = await new Promise((resolve) => {
    net.connect(socketFile()).on('error', resolve).on('close', resolve).end(message);
  });
  if (!error || !tries) return;
  await new Promise((resolve) => setTimeout(resolve, 50));
  await handOver(tries - 1);
};
const takeOver = (connection) => {
  let text = '';
  connection.on('data', (part) => {
    text += part;
  });
  connection.on('end', () => {
    const { argv, folder } = JSON.parse(text);
    connection.end();
    app.emit('second-instance', cancellable(), argv, folder);
  });
};
const holdLock = () => {
  fs.writeFileSync(lockFile(), String(process.pid));
  fs.rmSync(socketFile(), { force: true });
  net.createServer(takeOver).listen(socketFile()).unref();
  process.on('exit', () => {
    for (const file of [lockFile(), socketFile()]) fs.rmSync(file, { force: true });
  });
};

const app = Object.assign(new EventEmitter(), {
  name: 'app',
  isPackaged: false,
  switches: new Map(),
  details: { version: '0.0.0' },
  commandLine: { appendSwitch: (name, value = '') => app.switches.set(name, value) },
  isReady: () => ready,
  whenReady: () => becameReady,
  getName: () => app.name,
  getVersion: () => app.details.version,
  getPath: (name) => paths[name] ?? USUAL[name](),
  setPath: (name, value) => {
    paths[name] = value;
  },
  addRecentDocument() {},
  requestSingleInstanceLock() {
    fs.mkdirSync(app.getPath('userData'), { recursive: true });
    const holder = fs.existsSync(lockFile()) ? Number(fs.readFileSync(lockFile(), 'utf8')) : 0;
    if (holder !== process.pid && isAlive(holder)) {
      handedOver = handOver();
      return false;
    }
    holdLock();
    return true;
  },
  async quit() {
    if (quitting) return;
    quitting = true;
    quitting = isAllowed(app, 'before-quit') && (await hooks.closeWindows()) && isAllowed(app, 'will-quit');
    if (quitting) await end(0);
  },
  exit: (code = 0) => void end(code),
});

const end = async (code) => {
  await handedOver;
  await hooks.closeBrowser();
  process.exit(code);
};

/** Called once Chromium is there. */
const nowReady = () => {
  ready = true;
  app.emit('ready', {}, {});
  becomeReady();
};

module.exports = { app, hooks, nowReady, isAllowed, isQuitting: () => quitting, isSecond: () => handedOver !== undefined };
