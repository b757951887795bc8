import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { epochOf, secretOf } from './auth/secret.ts';
import { forgetSessions } from './auth/viewer.ts';
import { openDatabase } from './db/database.ts';
import { demoOf, isLoopback, refuseDemoAccounts, testHooksOf } from './demo.ts';
import { startHousekeeping } from './housekeeping.ts';
import { mountAssets } from './http/assets.ts';
import { testHooks } from './http/testHooks.ts';
import { folderMailer, memoryMailer, smtpMailer } from './mail.ts';
import { makePrivate } from './privateFolder.ts';
import { seedIfEmpty } from './seed/seed.ts';
import { resetDemo } from './seed/snapshot.ts';
import { folderStore } from './store/files.ts';

const { env } = process;
const port = Number(env.PORT ?? 8080);
const host = env.HOST ?? '127.0.0.1';
const dataDir = resolve(env.DATA_DIR ?? './data');
const forTests = testHooksOf(env, host);
const demo = demoOf(env, host);

if (!forTests) makePrivate(dataDir);

let stopped: Date | undefined;
const clock = () => stopped ?? new Date();

const database = await openDatabase(
  env.DATABASE_URL ? { url: env.DATABASE_URL } : { dataDir: forTests ? 'memory://' : `${dataDir}/db` },
);
const memory = memoryMailer();
const ending = new AbortController();
const dist = resolve(env.DIST_DIR ?? 'dist');
const page = existsSync(`${dist}/index.html`) ? readFileSync(`${dist}/index.html`) : undefined;
const services = {
  database,
  mail: forTests
    ? memory
    : env.SMTP_URL
      ? smtpMailer(env.SMTP_URL, env.MAIL_FROM)
      : folderMailer(`${dataDir}/outbox`, clock),
  files: folderStore(`${dataDir}/files`),
  clock,
  origin: env.ORIGIN ?? `http://localhost:${port}`,
  secret: await secretOf(database),
  epoch: await epochOf(database),
  publicCallsPerMinute: Number(env.PUBLIC_CALLS_PER_MINUTE ?? (forTests ? 10_000 : 60)),
  trustedProxies: Number(env.TRUSTED_PROXIES ?? 0),
  strict: forTests || env.NODE_ENV === 'development',
  build: page ? hash('sha256', page, 'base64url').slice(0, 12) : '',
  stopping: ending.signal,
};

await seedIfEmpty(services, demo);
if (env.DEMO === undefined && !isLoopback(host)) await refuseDemoAccounts(services);
if (!env.ORIGIN && !isLoopback(host))
  console.warn(
    `ORIGIN is not set: links in mails will say ${services.origin}, which works on this machine only.`,
  );
if (!forTests) startHousekeeping(services);

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

const server = serve(
  { fetch: app.fetch, port, hostname: host, serverOptions: { requestTimeout: 60_000 } },
  (info) => {
    console.info(`Shipshape on http://${host === '0.0.0.0' ? 'localhost' : host}:${info.port}`);
    console.info(database.describe());
  },
);

let stopping = false;
/** Shuts down gracefully: no new calls, running ones finish, the database is closed cleanly. */
const stop = () => {
  if (stopping) return;
  stopping = true;
  ending.abort();
  server.close(async () => {
    await database.close();
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
