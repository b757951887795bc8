import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { openDatabase } from './db/database.ts';
import { createHealth } from './http/health.ts';
import { folderStore } from './store/files.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { as } from './testing/as.ts';
import { startPostgres } from './testing/postgres.ts';
import { startServerProcess } from './testing/serverProcess.ts';

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

/** Waits until a server listens, and answers the first answer that it gives. */
const firstAnswer = async (address: string, headers: Record<string, string>) => {
  const answer = () => fetch(address, { headers }).catch(() => undefined);
  const found: Response[] = [];
  await expect
    .poll(
      async () => {
        const one = await answer();
        if (one) found.push(one);
        return one?.status;
      },
      { interval: 20, timeout: 60_000 },
    )
    .toBe(503);
  const [first] = found;
  if (!first) throw new Error('The server did not answer');
  return first;
};

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
};

const errors = z.object({ errors: z.array(z.object({ msg: z.string() })) });

test('while its database opens, the server says so, in the reader’s language, to pages and calls', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'away-'));
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist', 'index.html'), '<!doctype html><title>Shipshape</title>');
  const port = await freePort();
  const env = {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    PORT: String(port),
    DIST_DIR: join(folder, 'dist'),
  };
  const starting = startServerProcess(env);
  const address = `http://127.0.0.1:${port}`;
  const page = await firstAnswer(`${address}/app/home`, { accept: 'text/html', 'accept-language': 'fr' });
  expect(page.headers.get('retry-after')).toBe('2');
  expect(await page.text()).toContain('ouvre sa base de données');
  const call = await fetch(`${address}/api/auth`, { headers: { 'accept-language': 'en' } });
  expect(call.status).toBe(503);
  expect(errors.parse(await call.json()).errors[0]?.msg).toContain('opens its database');
  const server = await starting;
  expect(await (await fetch(`${address}/app/home`, { headers: { accept: 'text/html' } })).text()).toContain(
    '<title>Shipshape</title>',
  );
  expect((await fetch(`${address}/api/auth`)).status).toBe(401);
  await server.end('SIGTERM');
  await rm(folder, { recursive: true });
}, 120_000);

describe('on PostgreSQL', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp(() => openDatabase({ url: postgres?.url ?? '' }));
    await server.reset();
  });
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  const outside = async (statement: string) => {
    const client = new pg.Client({ connectionString: postgres?.url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };

  test('a call that meets a connection which the database has just ended is done, once', async () => {
    const engineer = await as(server, 'engineer');
    const write = (n: number) =>
      server.call('POST', '/api/worklist', {
        token: engineer.token,
        headers: { 'idempotency-key': `op${n}` },
        body: { _id: `made-${n}`, boatID: 'boat-halcyon', title: 'Made' },
      });
    expect((await write(0)).status).toBe(201);
    const statuses: number[] = [];
    const client = new pg.Client({ connectionString: postgres?.url });
    await client.connect();
    for (let n = 1; n <= 10; n++) {
      const [, made, read] = await Promise.all([
        client.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where usename like 'shipshape_app%'",
        ),
        write(n),
        engineer.status('GET', '/api/worklist/boat/boat-halcyon'),
      ]);
      statuses.push(made.status, read);
    }
    await client.end();
    expect(statuses).toEqual(statuses.map((_, index) => (index % 2 === 0 ? 201 : 200)));
  });

  test('a database that is away, or cannot be written, is said: 503, with which', async () => {
    const health = () => createHealth(server.services)();
    expect(await health()).toEqual({ ok: true, store: 'postgres', database: 'ok', files: 'ok' });
    await outside('alter database postgres set default_transaction_read_only = on');
    await outside('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
    await expect.poll(async () => (await health()).database).toBe('failing');
    expect((await server.call('GET', '/api/health')).status).toBe(503);
    const blocked = join(await mkdtemp(join(tmpdir(), 'away-')), 'a file');
    await writeFile(blocked, '');
    const { files } = await createHealth({
      ...server.services,
      files: folderStore(join(blocked, 'files')),
    })();
    expect(files).toBe('failing');
    const { token } = await as(
      { ...server, signIn: async () => ({ token: 'unknown', userID: '' }) },
      'captain',
    );
    await postgres?.stop();
    await expect.poll(async () => (await health()).database).toBe('away');
    const answer = await server.call('GET', '/api/auth', { token });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(errors.parse(answer.json).errors[0]?.msg).toBe(
      'The database does not answer. Please try again in a moment.',
    );
  });
});
