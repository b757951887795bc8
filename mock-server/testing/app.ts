import { createApp } from '../app.ts';
import { forgetSessions, hashToken, newToken, SESSION_MS } from '../auth/viewer.ts';
import type { Database } from '../db/database.ts';
import type { LogLine } from '../log.ts';
import { memoryMailer } from '../mail.ts';
import { resetDemo } from '../seed/snapshot.ts';
import { openTestDatabase } from './memoryDatabase.ts';
import { memoryStore } from './memoryStore.ts';

/**
 * The real server app on a real database (from `open`), with mails and files in memory and a clock that can be stopped.
 */
export const startTestApp = async (open: () => Promise<Database> = openTestDatabase) => {
  const database = await open();
  const mail = memoryMailer();
  const time: { stopped: Date | undefined } = { stopped: undefined };
  const stopping = new AbortController();
  const files = memoryStore();
  const logged: LogLine[] = [];
  const services = {
    database,
    mail,
    files,
    log: (line: LogLine) => {
      logged.push(line);
      if (line.event === 'error') console.error(line.where, line.error);
    },
    maxBoatBytes: 20_000_000_000,
    clock: () => time.stopped ?? new Date(),
    origin: 'http://localhost:3000',
    operatorContact: 'Shipshape support, +44 20 7946 0000',
    secret: 'of the tests',
    epoch: 'of-the-tests',
    publicCallsPerMinute: 10_000,
    trustedProxies: 0,
    strict: true,
    build: 'of the tests',
    stopping: stopping.signal,
  };
  const app = createApp(services);

  /** Calls the API; a body is sent as JSON. A file comes as its bytes, with `json` undefined. */
  const call = async (
    method: string,
    path: string,
    given: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
  ) => {
    const answer = await app.request(path, {
      method,
      headers: {
        ...(given.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(given.token ? { 'x-auth-token': given.token } : {}),
        ...given.headers,
      },
      ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    const json: unknown = isJson ? JSON.parse(new TextDecoder().decode(bytes)) : undefined;
    return { status: answer.status, json, bytes, headers: answer.headers };
  };

  /** Creates a session of a demo user as a login does, but without the password check, which is slow on purpose. */
  const signIn = async (username: string) => {
    const now = services.clock();
    const { _id } = await database.db
      .selectFrom('users')
      .select('_id')
      .where('username', '=', username)
      .where('soft_deleted', '=', false)
      .executeTakeFirstOrThrow();
    const token = newToken();
    await database.db
      .insertInto('sessions')
      .values({
        token_hash: hashToken(token),
        user_id: _id,
        created_at: now.toISOString(),
        last_seen_at: now.toISOString(),
        expires_at: new Date(now.getTime() + SESSION_MS).toISOString(),
        user_agent: '',
      })
      .execute();
    return { token, userID: _id };
  };

  /** Resets to fresh demo data, no mails and a running clock. */
  const reset = async () => {
    time.stopped = undefined;
    mail.sent.length = 0;
    logged.length = 0;
    forgetSessions();
    await resetDemo(services, '1');
  };

  const stop = () => {
    stopping.abort();
    return database.close();
  };

  return { app, services, mail, logged, time, call, signIn, reset, stop };
};

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;
