import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { epochOf, secretOf } from './auth/secret.ts';
import { forgetSessions } from './auth/viewer.ts';
import { takeCommands } from './backup/control.ts';
import { followRestores } from './backup/followRestores.ts';
import { nightlyRuleOf } from './backup/nightly.ts';
import { type Database, openDatabase } from './db/database.ts';
import { demoOf, isLoopback, refuseDemoAccounts, testHooksOf } from './demo.ts';
import { startHousekeeping } from './housekeeping.ts';
import { mountAssets } from './http/assets.ts';
import { createDoor, opening } from './http/door.ts';
import { testHooks } from './http/testHooks.ts';
import { logError, printLine } from './log.ts';
import { folderMailer, memoryMailer, smtpMailer } from './mail.ts';
import { plainConnections } from './plainConnections.ts';
import { makePrivate } from './privateFolder.ts';
import { seedIfEmpty } from './seed/seed.ts';
import { resetDemo } from './seed/snapshot.ts';
import type { Services } from './services.ts';
import { maxBoatBytesOf } from './store/boatQuota.ts';
import { filesOf } from './store/filesOf.ts';

const { env } = process;
const port = Number(env.PORT ?? 8080);
const host = env.HOST ?? '127.0.0.1';
const dataDir = resolve(env.DATA_DIR ?? './data');
const dist = resolve(env.DIST_DIR ?? 'dist');
const ending = new AbortController();

let stopped: Date | undefined;
const clock = () => stopped ?? new Date();
let database: Database | undefined;

/** Opens the database and builds everything on it. */
const open = async () => {
  const forTests = testHooksOf(env, host);
  const demo = demoOf(env, host);
  const nightly = nightlyRuleOf(env);
  if (!forTests) makePrivate(dataDir);
  const opened = await openDatabase(
    env.DATABASE_URL ? { url: env.DATABASE_URL } : { dataDir: forTests ? 'memory://' : `${dataDir}/db` },
  );
  database = opened;
  const memory = memoryMailer();
  const page = existsSync(`${dist}/index.html`) ? readFileSync(`${dist}/index.html`) : undefined;
  const services: Services = {
    database: opened,
    mail: forTests
      ? memory
      : env.SMTP_URL
        ? smtpMailer(env.SMTP_URL, env.MAIL_FROM)
        : folderMailer(`${dataDir}/outbox`, clock),
    files: filesOf(env, dataDir),
    log: printLine,
    clock,
    maxBoatBytes: maxBoatBytesOf(env),
    origin: env.ORIGIN ?? `http://localhost:${port}`,
    operatorContact: (env.OPERATOR_CONTACT ?? '').trim(),
    secret: await secretOf(opened),
    epoch: await epochOf(opened),
    publicCallsPerMinute: Number(env.PUBLIC_CALLS_PER_MINUTE ?? (forTests ? 10_000 : 60)),
    trustedProxies: Number(env.TRUSTED_PROXIES ?? 0),
    strict: forTests || env.NODE_ENV === 'development',
    build: page ? hash('sha256', page, 'base64url').slice(0, 12) : '',
    stopping: ending.signal,
  };

  await seedIfEmpty(services, demo);
  if (env.DEMO === undefined && !isLoopback(host)) await refuseDemoAccounts(services);
  for (const warning of plainConnections(env)) console.warn(warning);
  if (!env.ORIGIN && !isLoopback(host))
    console.warn(
      `ORIGIN is not set: links in mails will say ${services.origin}, which works on this machine only.`,
    );
  const report = (error: unknown) => logError(services.log, 'restored backup', error);
  await followRestores(services, report);
  if (!forTests) {
    startHousekeeping(services, nightly, resolve(env.LOG_COPY_DIR ?? `${dataDir}/books`));
    if (opened.kind === 'pglite')
      await takeCommands(services, dataDir).catch((error: unknown) =>
        logError(services.log, 'backups are possible only while the server is stopped', error),
      );
  }

  const app = createApp(services);
  if (forTests)
    app.route(
      '/api/test',
      testHooks({
        reset: async () => {
          stopped = undefined;
          memory.sent.length = 0;
          forgetSessions();
          await resetDemo(services, demo);
        },
        setClock: (now) => {
          stopped = now;
        },
        mails: () => memory.sent,
      }),
    );
  if (page) await mountAssets(app, dist);
  return app;
};

const door = createDoor((await opening(dist)).fetch);
const listening = Promise.withResolvers<number>();
const server = serve(
  {
    fetch: door.fetch,
    port,
    hostname: host,
    // Longer than proxies and browsers keep a connection: a call must not meet one that is being closed.
    serverOptions: { requestTimeout: 60_000, keepAliveTimeout: 75_000 },
  },
  (info) => listening.resolve(info.port),
);
server.on('error', listening.reject);

let stopping = false;
/** Shuts down gracefully: no new calls, running ones finish, the database is closed cleanly. */
const stop = () => {
  if (stopping) return;
  stopping = true;
  ending.abort();
  server.close(async () => {
    await database?.close();
    process.exit(0);
  });
  // Keep-alive connections of browsers would hold the server open for minutes; streams and calls end one by one.
  const letGo = () => {
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  letGo();
  setInterval(letGo, 100).unref();
  setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 5000).unref();
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

try {
  const at = await listening.promise;
  door.open((await open()).fetch);
  console.info(`Shipshape on http://${host === '0.0.0.0' ? 'localhost' : host}:${at}`);
  console.info(database?.describe());
} catch (error) {
  // A sentence says what to do; what lies behind it helps whoever looks for a fault.
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  console.error(message, ...(cause === undefined ? [] : [cause]));
  await database?.close().catch(() => undefined);
  process.exit(1);
}
