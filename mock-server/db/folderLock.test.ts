import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './folderLock.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const leaveLock = (holder: object) =>
  writeFileSync(
    join(folder, 'lock'),
    JSON.stringify({ id: 'other', pid: process.pid, host: hostname(), started: 'before', ...holder }),
  );

test('a released lock leaves nothing behind', async () => {
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow('in use by process');
  release();
  expect(readdirSync(folder)).toEqual([]);
});

test.runIf(process.platform === 'linux')(
  'a reused process id is not mistaken for the process that held the lock',
  async () => {
    leaveLock({});
    const release = await lockFolder(folder);
    release();
  },
);

test('a truncated lock file is taken over', async () => {
  writeFileSync(join(folder, 'lock'), '{"id":"oth');
  (await lockFolder(folder))();
});

test('of many that take over at once, one gets it', async () => {
  leaveLock({ started: 'before' });
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
  const won = tries.filter((result) => result.status === 'fulfilled');
  expect(won).toHaveLength(1);
  for (const { value: release } of won) release();
  expect(readdirSync(folder)).toEqual([]);
});

test('a holder on another machine counts while its lock is fresh', async () => {
  leaveLock({ host: 'another-machine' });
  await expect(lockFolder(folder)).rejects.toThrow('another-machine');
  const minuteAgo = new Date(Date.now() - 60_000);
  utimesSync(join(folder, 'lock'), minuteAgo, minuteAgo);
  (await lockFolder(folder))();
});
