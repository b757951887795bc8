import { loggable } from './http/loggable.ts';

/** What is logged: a name, and facts without secrets, texts of people or addresses of mails. */
export type LogLine = { event: string } & Record<string, string | number | boolean | undefined>;
export type Log = (line: LogLine) => void;

/** Lines of one minute; whoever makes many refused calls fills no disk. */
const MAX_A_MINUTE = 1000;

let minute = 0;
let count = 0;

/** Prints one line of JSON, so that no text of a caller looks like another line. */
export const printLine: Log = (line) => {
  const at = new Date();
  const present = Math.floor(at.getTime() / 60_000);
  if (present !== minute) {
    if (count > MAX_A_MINUTE)
      console.info(JSON.stringify({ at, event: 'log lines left out', count: count - MAX_A_MINUTE }));
    minute = present;
    count = 0;
  }
  count += 1;
  if (count > MAX_A_MINUTE) return;
  const text = JSON.stringify({ at, ...line });
  if (line.event === 'error') console.error(text);
  else console.info(text);
};

const textOf = (error: unknown) => {
  const shown = error instanceof Error ? loggable(error) : error;
  return shown instanceof Error ? (shown.stack ?? shown.message) : String(shown);
};

/** Logs an error without the data of people that it may contain. */
export const logError = (log: Log, where: string, error: unknown) =>
  log({ event: 'error', where, error: textOf(error) });
