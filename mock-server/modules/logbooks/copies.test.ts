import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { givePins, hourly, logDevice } from '../../testing/logbooks.ts';
import { bothStores } from '../../testing/stores.ts';
import { useTestApp } from '../../testing/useTestApp.ts';
import { copyBooks } from './copies.ts';

const { stores, stop } = await bothStores();
afterAll(stop);
const volumeID = 'volume-of-copies';
const run = promisify(execFile);

const verify = (...files: string[]) =>
  run(process.execPath, [join(import.meta.dirname, 'verifyLog.ts'), ...files]).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => `REFUSED\n${error.stdout}`,
  );

describe.each(stores)('on $name', ({ open }) => {
  const server = useTestApp({ open });

  test('each volume has a read-only copy that is up to date, and that anyone can verify', async () => {
    await givePins(server, 'captain');
    const captain = await logDevice(server, 'captain');
    await captain.sign({ kind: 'open', volumeID, code: 'open', fields: { place: 'Antibes' } });
    const folder = await mkdtemp(join(tmpdir(), 'shipshape-copies-'));
    await copyBooks(server.services, folder);
    await captain.sign({ kind: 'entry', volumeID, ...hourly(1012) });
    await copyBooks(server.services, folder);
    await copyBooks(server.services, folder);
    const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
    expect(names).toEqual(['M_Y_Halcyon-sea-1-volume-of-copies.json']);
    const path = join(folder, names[0] ?? '');
    expect((await stat(path)).mode & 0o222).toBe(0);
    expect(await verify(path)).toContain('2 records, no break');
    const changed = join(folder, 'changed.json');
    await writeFile(changed, (await readFile(path, 'utf8')).replace('1012', '1022'));
    expect(await verify(changed)).toMatch(/REFUSED[\s\S]*BROKEN at record 2/);
  });
});
