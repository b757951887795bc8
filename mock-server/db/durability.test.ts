import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from './database.ts';

const script = fileURLToPath(new URL('../testing/insertLoop.ts', import.meta.url));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'durability-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a process that writes to the folder; `until` waits for a number of acknowledged writes and returns them. */
const startWriter = (first: number) => {
  const child = spawn(process.execPath, [script, folder, String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: number[] = [];
  const lines = createInterface({ input: child.stdout });
  // Its output may end before the process is gone; the folder is free only after both.
  const ended = Promise.all([once(lines, 'close'), once(child, 'exit')]);
  const until = (count: number) =>
    new Promise<void>((done) => {
      lines.on('line', (line) => {
        acknowledged.push(Number(line));
        if (acknowledged.length === count) done();
      });
      lines.on('close', () => done());
    });
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { pid: child.pid, acknowledged, until, kill };
};

test('every commit is on disk before it is answered', async () => {
  const sync = vi.spyOn(fs, 'fsyncSync');
  const { db, vacuum, close } = await openDatabase({ dataDir: folder });
  // The new cluster itself, every file of it.
  expect(sync.mock.calls.length).toBeGreaterThan(
    fs.readdirSync(join(folder, 'pg'), { recursive: true }).length,
  );
  sync.mockClear();
  for (let i = 1; i <= 10; i++) {
    await db
      .insertInto('settings')
      .values({ key: `${i}`, value: '{}' })
      .execute();
    expect(sync.mock.calls.length).toBeGreaterThanOrEqual(i);
  }
  expect(sync.mock.calls.length).toBeLessThan(20);
  sync.mockClear();
  await db.selectFrom('settings').selectAll().execute();
  expect(sync).not.toHaveBeenCalled();
  const written = sql<{ at: string }>`select pg_current_wal_lsn()::text as at`;
  const { at } = (await written.execute(db)).rows[0] ?? {};
  await vacuum();
  const since = sql<{ done: boolean }>`select redo_lsn >= ${at}::pg_lsn as done from pg_control_checkpoint()`;
  expect((await since.execute(db)).rows).toEqual([{ done: true }]);
  await close();
});

// The limits are generous: a busy machine makes this slow, never wrong.
test('kill -9 while writing loses nothing that was acknowledged and leaves no partial transaction', async () => {
  const acknowledged: number[] = [];
  for (const [round, count] of [1, 40, 150, 400].entries()) {
    const writer = startWriter(round * 100_000);
    await writer.until(count);
    await writer.kill();
    acknowledged.push(...writer.acknowledged);
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(591);
  const { db, close } = await openDatabase({ dataDir: folder });
  const settings = await db.selectFrom('settings').select('key').execute();
  const history = await db.selectFrom('history').select('item_id').execute();
  const stored = new Set(settings.map((row) => Number(row.key)));
  expect(acknowledged.filter((number) => !stored.has(number))).toEqual([]);
  expect(history.map((row) => row.item_id).sort()).toEqual(settings.map((row) => row.key).sort());
  await close();
});

test('a folder in use is refused, and taken over after its process has ended', async () => {
  const writer = startWriter(0);
  await writer.until(1);
  await expect(openDatabase({ dataDir: folder })).rejects.toThrow(`in use by process ${writer.pid}`);
  await writer.kill();
  const { db, close } = await openDatabase({ dataDir: folder });
  expect(await db.selectFrom('settings').select('key').where('key', '=', '0').execute()).toHaveLength(1);
  await expect(openDatabase({ dataDir: folder })).rejects.toThrow(`in use by process ${process.pid}`);
  await close();
  await (await openDatabase({ dataDir: folder })).close();
});

test('vacuum keeps a table that is rewritten repeatedly at its size', async () => {
  const { db, vacuum, close } = await openDatabase({ dataDir: folder });
  await sql`insert into settings select n::text, to_jsonb(repeat('x', 200)) from generate_series(1, 2000) n`.execute(
    db,
  );
  const sizeOf = async () =>
    (await sql<{ size: number }>`select pg_relation_size('settings') as size`.execute(db)).rows[0]?.size ?? 0;
  const before = await sizeOf();
  for (let i = 0; i < 8; i++) {
    await sql`update settings set value = to_jsonb(repeat(${String(i)}, 200))`.execute(db);
    await vacuum();
  }
  expect(await sizeOf()).toBeLessThan(before * 3);
  await close();
});

test('a cluster whose creation was interrupted is created again', async () => {
  fs.mkdirSync(join(folder, 'pg', 'base'), { recursive: true });
  fs.writeFileSync(join(folder, 'pg', 'PG_VERSION'), '18\n');
  const { db, close } = await openDatabase({ dataDir: folder });
  expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
  await close();
});
