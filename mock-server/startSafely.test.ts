import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashPassword } from './auth/passwords.ts';
import { demoOf, refuseDemoAccounts, testHooksOf } from './demo.ts';
import { plainConnections } from './plainConnections.ts';
import { startTestApp } from './testing/app.ts';
import { startServerProcess } from './testing/serverProcess.ts';

test('An empty database gets demo accounts only if no other machine can reach them, or DEMO asks for them', () => {
  expect(demoOf({}, '127.0.0.1')).toBe('1');
  expect(demoOf({}, '0.0.0.0')).toBe('0');
  expect(demoOf({ DATABASE_URL: 'postgres://db/ship' }, 'localhost')).toBe('0');
  expect(demoOf({ DATABASE_URL: 'postgres://db/ship', DEMO: '1' }, '0.0.0.0')).toBe('1');
  expect(demoOf({ DEMO: '0' }, 'localhost')).toBe('0');
});

test('The calls for tests are served only in memory and to this machine', () => {
  expect(testHooksOf({}, '0.0.0.0')).toBe(false);
  expect(testHooksOf({ TEST_HOOKS: '1' }, '127.0.0.1')).toBe(true);
  expect(() => testHooksOf({ TEST_HOOKS: '1' }, '0.0.0.0')).toThrow(/this machine alone/);
  expect(() => testHooksOf({ TEST_HOOKS: '1', DATABASE_URL: 'postgres://db/ship' }, 'localhost')).toThrow();
});

test('A database with the public demo password is not served to other machines', async () => {
  const server = await startTestApp();
  await server.reset();
  await expect(refuseDemoAccounts(server.services)).rejects.toThrow(
    /superadmin has the public demo password/,
  );
  const { db } = server.services.database;
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword('a word of their own') })
    .where('superadmin', '=', true)
    .execute();
  await refuseDemoAccounts(server.services);
  await server.stop();
});

test('A database or mail server of another machine that is reached without TLS is named at the start', () => {
  const named = (DATABASE_URL?: string, SMTP_URL?: string) =>
    plainConnections({ ...(DATABASE_URL ? { DATABASE_URL } : {}), ...(SMTP_URL ? { SMTP_URL } : {}) }).map(
      (text) => text.split(':')[0],
    );
  expect(named()).toEqual([]);
  expect(named('postgres://ship@127.0.0.1/ship', 'smtp://localhost:25')).toEqual([]);
  expect(named('postgres://ship@[::1]/ship')).toEqual([]);
  expect(named('postgres://ship@db.example/ship', 'smtp://mail.example')).toEqual([
    'DATABASE_URL',
    'SMTP_URL',
  ]);
  expect(named('postgres://ship@db.example/ship?sslmode=prefer')).toEqual(['DATABASE_URL']);
  expect(named('postgres://ship@db.example/ship?sslmode=verify-full', 'smtps://mail.example')).toEqual([]);
});

test('No other user of the machine can read the data folder, even one that was open before', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shipshape-private-'));
  await chmod(folder, 0o755);
  const before = process.umask(0o022);
  const server = await startServerProcess({
    DATA_DIR: folder,
    DATABASE_URL: '',
    DEMO: '0',
    ADMIN_PASSWORD: 'of the first one',
  });
  process.umask(before);
  await server.end('SIGTERM');
  expect((await stat(folder)).mode & 0o077).toBe(0);
  const open: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory() && (await stat(path)).mode & 0o077) open.push(path);
  }
  expect(open).toEqual([]);
  await rm(folder, { recursive: true });
});
