import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { EPOCH_HEADER, OPERATION_HEADER } from '#lib/marks.ts';
import { demoID } from '../seed/equipment.ts';
import { DEMO_PASSWORD } from '../seed/people.ts';
import { startPostgres } from '../testing/postgres.ts';
import { startServerProcess } from '../testing/serverProcess.ts';

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const script = fileURLToPath(new URL('./command.ts', import.meta.url));
const machine = `/api/equipmentgroups/${demoID('halcyon', 'Power generation > Generator 1')}`;
const named = z.object({ name: z.string(), rev: z.number() });

/** A command as `npm run` starts it. */
const run = async (env: Record<string, string>, ...args: string[]) => {
  const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...env } });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: child.exitCode, out, err };
};

describe.each([
  { store: 'PGlite', url: '' },
  { store: 'PostgreSQL', url: postgres?.url ?? '' },
])('with a running server on $store', ({ url }) => {
  test('backup and restore work, streams end, sessions go on, and operations are done once', async () => {
    const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: url };
    const server = await startServerProcess(env);
    const call = (method: string, path: string, headers: Record<string, string> = {}, body?: object) =>
      fetch(`${server.origin}${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    const signedIn = await call('POST', '/api/auth', {}, { username: 'engineer', password: DEMO_PASSWORD });
    const { token } = z.object({ token: z.string() }).parse(await signedIn.json());
    const auth = { 'x-auth-token': token };
    const read = async () => named.parse(await (await call('GET', machine, auth)).json());
    const rename = (op: string, body: object) =>
      call('PUT', machine, { ...auth, [OPERATION_HEADER]: op }, body);
    const first = { rev: (await read()).rev, name: 'Before the backup' };
    expect((await rename('first', first)).status).toBe(200);

    const file = join(folder, 'ship.backup');
    const backup = await run(env, 'backup', file);
    expect(backup.err).toBe('');
    expect(backup.out).toMatch(/equipmentgroups +\d+ rows {2}[0-9a-f]{16}/);

    const second = { rev: (await read()).rev, name: 'After the backup' };
    expect((await rename('second', second)).status).toBe(200);
    const refused = await run(env, 'restore', file);
    expect(refused).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^The database holds data already.*\n$/),
    });

    const stream = await call('GET', '/api/events?boatID=boat-halcyon', auth);
    const epoch = stream.headers.get(EPOCH_HEADER);
    const restored = await run(env, 'restore', file, '--replace');
    expect(restored.err).toBe('');
    expect(restored.out).toContain('has the same hash');
    // The client learns of it at once: its stream ends, and answers name another epoch.
    expect(await stream.text()).toContain('event: hello');
    await expect
      .poll(async () => (await call('GET', '/api/health')).headers.get(EPOCH_HEADER))
      .not.toBe(epoch);
    expect((await read()).name).toBe('Before the backup');
    // What a device sends again was done or not, as the backup says.
    expect((await rename('first', first)).status).toBe(200);
    expect((await read()).name).toBe('Before the backup');
    expect((await rename('second', second)).status).toBe(200);
    expect((await read()).name).toBe('After the backup');
    expect(await server.end('SIGTERM')).toBe(0);
    if (url) return;
    // Without a server, the command opens the folder itself; a new one too.
    const last = await run(env, 'backup', file);
    expect(last.err).toBe('');
    const elsewhere = await run({ ...env, DATA_DIR: join(folder, 'other') }, 'restore', file);
    expect(elsewhere.err).toBe('');
    const rows = (out: string) => out.split('\n').filter((line) => line.includes(' rows '));
    expect(rows(elsewhere.out)).toEqual(rows(last.out));
  }, 300_000);
});
