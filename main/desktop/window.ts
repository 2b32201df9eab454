import { BrowserWindow, session } from 'electron';
import { ORIGIN } from './addresses.ts';
import { UPDATE_ADDRESS } from './updates.ts';

const OURS = [`${ORIGIN}/`, 'blob:', 'data:', 'devtools:'];
const ALLOWED = ['clipboard-sanitized-write', 'fullscreen'];

/** Nothing comes from outside: no remote content, no permissions but the two we use. */
export const closeSession = (): void => {
  const ours = session.defaultSession;
  ours.setPermissionRequestHandler((_page, permission, answer) => answer(ALLOWED.includes(permission)));
  ours.setPermissionCheckHandler((_page, permission) => ALLOWED.includes(permission));
  ours.webRequest.onBeforeRequest(({ url }, answer) =>
    answer({ cancel: url !== UPDATE_ADDRESS && !OURS.some((start) => url.startsWith(start)) }),
  );
};

export interface WindowOptions {
  readonly preload: string;
  readonly place: { readonly bounds: Partial<Electron.Rectangle>; readonly maximized: boolean };
  readonly onLink: (address: string) => void;
}

/** A window that shows our page and can go nowhere else. */
export const openWindow = ({ preload, place, onLink }: WindowOptions): BrowserWindow => {
  const window = new BrowserWindow({
    ...place.bounds,
    minWidth: 640,
    minHeight: 480,
    show: false,
    webPreferences: { preload, sandbox: true, contextIsolation: true, nodeIntegration: false, webSecurity: true, spellcheck: false },
  });
  if (place.maximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  const { webContents } = window;
  webContents.setWindowOpenHandler(({ url }) => {
    onLink(url);
    return { action: 'deny' };
  });
  const stay = (event: { readonly url: string; preventDefault(): void }) => {
    if (!event.url.startsWith(`${ORIGIN}/`)) event.preventDefault();
  };
  webContents.on('will-navigate', stay);
  webContents.on('will-redirect', stay);
  webContents.on('will-attach-webview', (event) => event.preventDefault());
  return window;
};

const MOST_RELOADS = 3;
const WITHIN_MS = 60_000;

/** A page that crashed is loaded again; one that crashes at once, time after time, is left alone. */
export const reviveAfterCrash = (window: BrowserWindow, onRevive: (reason: string) => void): void => {
  let times: number[] = [];
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    times = [...times.filter((time) => Date.now() - time < WITHIN_MS), Date.now()];
    if (reason === 'clean-exit' || times.length > MOST_RELOADS) return;
    onRevive(reason);
    window.webContents.reload();
  });
};
