import { contextBridge, type IpcRendererEvent, ipcRenderer, webUtils } from 'electron';
import { SHELL_CALLS, SHELL_EVENTS, type ShellEvents } from '../contract.ts';

const calls = Object.fromEntries(SHELL_CALLS.map((call) => [call, (...given: unknown[]) => ipcRenderer.invoke(call, ...given)]));

const on = <Event extends keyof ShellEvents>(event: Event, listener: (value: ShellEvents[Event]) => void): (() => void) => {
  if (!SHELL_EVENTS.includes(event)) throw new Error(`the shell knows no event ${event}`);
  const hear = (_event: IpcRendererEvent, value: ShellEvents[Event]) => listener(value);
  ipcRenderer.on(event, hear);
  return () => void ipcRenderer.removeListener(event, hear);
};

/** The path of a dropped file is asked of the system here, so the page cannot invent one. */
const openDropped = (file: File) => ipcRenderer.invoke('open-dropped', webUtils.getPathForFile(file));

contextBridge.exposeInMainWorld('shell', { ...calls, openDropped, on });
