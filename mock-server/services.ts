import type { Database } from './db/database.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail.ts';
import type { FileStore } from './store/files.ts';

/** All outside dependencies of the server: database, mail, files, time. */
export type Services = {
  database: Database;
  mail: Mailer;
  files: FileStore;
  /** Where the server's own output goes. */
  log: Log;
  /** The server's clock; tests may stop it. */
  clock: () => Date;
  /** The most that the files of a vessel may take, in bytes. */
  maxBoatBytes: number;
  /** The app's public URL, for links in mails, e.g. `http://localhost:8080`. */
  origin: string;
  /** Whom to call about the service itself, for boats without a company; '' if nobody said. */
  operatorContact: string;
  /** The secret that signs file links; the same for all processes on one database. */
  secret: string;
  /** The random id of this database's contents. A restored backup gets a new one, so that clients forget revisions. */
  epoch: string;
  /** Calls without a token per minute and address. A vessel's crew may share one address. */
  publicCallsPerMinute: number;
  /** The number of our proxies in front whose X-Forwarded-For is trusted; 0 for none. */
  trustedProxies: number;
  /** Checks every answer against its contract, including JSON text from the database. For tests and development. */
  strict: boolean;
  /** The build of the served app; '' for none. */
  build: string;
  /** Aborted when the server stops, to end the streams. */
  stopping: AbortSignal;
};
