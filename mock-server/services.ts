import type { Database } from './db/database.ts';
import type { Mailer } from './mail.ts';
import type { FileStore } from './store/files.ts';

/** All that the server takes from outside: storage, mail, files, time. */
export type Services = {
  database: Database;
  mail: Mailer;
  files: FileStore;
  /** The server's time; tests may stop it. */
  clock: () => Date;
  /** Where people reach the app, for links in mails, e.g. `http://localhost:8080`. */
  origin: string;
  /** Signs file links; the same for all processes on one database. */
  secret: string;
  /** Calls without a token that one address may make in a minute. A vessel's crew may share one address. */
  publicCallsPerMinute: number;
  /** Proxies of ours in front, whose X-Forwarded-For is believed; 0 for none. */
  trustedProxies: number;
  /** Checks every answer against its contract, also those that the database made as text. Tests and development. */
  strict: boolean;
  /** Names the build of the app that is served; '' for none. */
  build: string;
  /** Aborted when the server stops: streams end. */
  stopping: AbortSignal;
};
