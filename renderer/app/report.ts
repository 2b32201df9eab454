import type { About, Shell } from '../../main/contract.ts';

const LAST_LINES = 60;

/** What a person may send with a question: versions and the end of the log, nothing of their documents. */
export const reportText = ({ version, edition, system, parts }: About, log: string): string => {
  const made = Object.entries(parts).map(([part, of]) => `${part} ${of}`);
  const lines = log.trimEnd().split('\n').slice(-LAST_LINES);
  return [`Tilewright ${version}, ${edition} edition`, system, ...made, '', ...lines].join('\n').trimEnd();
};

/** Errors nobody expected go into the log on this computer. */
export const logErrors = (shell: Shell): void => {
  addEventListener('error', ({ message, filename, lineno }) => void shell.log(`error: ${message} (${filename}:${lineno})`.slice(0, 9000)));
  addEventListener('unhandledrejection', ({ reason }) => {
    void shell.log(`unhandled: ${reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)}`.slice(0, 9000));
  });
};
