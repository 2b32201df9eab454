import path from 'node:path';
import { app, BrowserWindow } from 'electron';
import { announceScheme } from './page-protocol.ts';
import { Program } from './program.ts';

announceScheme();
if (process.env['TILEWRIGHT_USER_DATA']) app.setPath('userData', path.resolve(process.env['TILEWRIGHT_USER_DATA']));

const start = (): void => {
  const program = new Program(process.argv, process.cwd());
  app.on('second-instance', (_event, argv, folder) => void program.openFrom(argv, folder));
  app.on('open-file', (event, file) => {
    event.preventDefault();
    void program.open(file);
  });
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin' || program.isQuitting) app.quit();
  });
  app.on('before-quit', () => {
    program.isQuitting = true;
  });
  app.on('activate', () => {
    if (!BrowserWindow.getAllWindows().length) void program.showWindow();
  });
  void app.whenReady().then(() => program.start());
};

if (app.requestSingleInstanceLock()) start();
else app.quit();
