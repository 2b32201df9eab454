import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};
const fromProc = (pid) => Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1]);
const fromPs = (pid) =>
  Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
const parentOf = (pid) => {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  } catch {
    return 0;
  }
};

/** npm starts a script through a shell, so the one to watch may be two steps up. */
const watched = () => {
  const above = process.env['npm_lifecycle_event'] && process.platform !== 'win32' ? parentOf(process.ppid) : 0;
  return above > 1 ? [above] : [];
};

/** Ends with Ctrl-C, with a signal, and with the process that started us. */
export const endWithParent = (close) => {
  const parent = process.ppid;
  const above = watched();
  const end = () => {
    close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  setInterval(() => (process.ppid !== parent || !above.every(isAlive)) && end(), 300);
};
