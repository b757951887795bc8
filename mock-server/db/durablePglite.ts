import fs from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { logError, printLine } from '../log.ts';
import { lockFolder } from './folderLock.ts';
import { parsers } from './values.ts';

/** Checkpoint interval: without checkpoints the log and the recovery time after a crash grow. */
const CHECKPOINT_MS = 5 * 60_000;

/** The hour of the nightly vacuum, by the server's clock. */
const NIGHT_HOUR = 3;

type Stream = { nfd: number };

/**
 * The Node file system of PGlite with a real fsync: as shipped, its `fsync` does nothing. This relies on an internal of
 * the build, so PGlite's version is pinned and a test counts the calls.
 */
class DurableFS extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pg, options);
    const patch = (module: Parameters<NonNullable<typeof options.preRun>[number]>[0]) => {
      const operations: unknown = Reflect.get(module.NODEFS, 'stream_ops');
      if (typeof operations !== 'object' || operations === null)
        throw new Error('PGlite has no stream_ops to make durable');
      Reflect.set(operations, 'fsync', (stream: Stream) => {
        fs.fsyncSync(stream.nfd);
        return 0;
      });
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), patch] } };
  }
}

/**
 * PGlite's own start parameters without `-F` (no fsync), with the sync method that the file system above implements and
 * a small log.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'max_wal_size=64MB',
  '-c',
  'min_wal_size=32MB',
];

/** A new cluster is created without fsync; it is synced once here, so that it survives an early power cut. */
const syncTree = (path: string) => {
  const isFolder = fs.statSync(path).isDirectory();
  if (isFolder) for (const name of fs.readdirSync(path)) syncTree(join(path, name));
  const handle = fs.openSync(path, 'r');
  fs.fsyncSync(handle);
  fs.closeSync(handle);
};

const untilNight = () => {
  const now = new Date();
  const night = new Date(now);
  night.setHours(NIGHT_HOUR, 0, 0, 0);
  if (night <= now) night.setDate(night.getDate() + 1);
  return night.getTime() - now.getTime();
};

/** Frees dead rows and refreshes the planner's statistics; PGlite never does it by itself. */
export const vacuumPglite = async (pglite: PGlite) => {
  await pglite.exec('vacuum (analyze)');
  await pglite.exec('checkpoint');
};

const report = (error: unknown) => logError(printLine, 'maintenance of the database', error);

/** Checkpoints while there are writes, vacuums at night; returns the function that stops both. */
const maintain = (pglite: PGlite) => {
  let lastWal = '';
  const checkpoint = async () => {
    const { rows } = await pglite.query<{ wal: string }>('select pg_current_wal_lsn()::text as wal');
    const wal = rows[0]?.wal ?? '';
    if (wal !== lastWal) await pglite.exec('checkpoint');
    lastWal = wal;
  };
  const timer = setInterval(() => void checkpoint().catch(report), CHECKPOINT_MS).unref();
  let night: NodeJS.Timeout;
  const plan = () => {
    night = setTimeout(() => void vacuumPglite(pglite).catch(report).finally(plan), untilNight()).unref();
  };
  plan();
  return () => {
    clearInterval(timer);
    clearTimeout(night);
  };
};

/** PGlite in memory, for tests; gone when the process ends. */
export const openMemoryPglite = (loadDataDir?: Blob) =>
  PGlite.create({ parsers, ...(loadDataDir && { loadDataDir }) });

/**
 * PGlite in a folder, as durable as PostgreSQL on the same disk: every commit is synced, one process at a time uses it,
 * and it is vacuumed. `close` shuts it down cleanly.
 */
export const openDurablePglite = async (folder: string) => {
  const release = await lockFolder(folder);
  try {
    const root = resolve(folder, 'pg');
    const ready = resolve(folder, 'ready');
    // A cluster whose creation was interrupted is created again; nothing was ever stored in it.
    if (!fs.existsSync(ready)) fs.rmSync(root, { recursive: true, force: true });
    const pglite = await PGlite.create({ fs: new DurableFS(root), startParams, parsers });
    if (!fs.existsSync(ready)) {
      await pglite.exec('checkpoint');
      syncTree(root);
      fs.writeFileSync(ready, 'The cluster beside this file is complete.\n', { flush: true });
      syncTree(folder);
    }
    const rest = maintain(pglite);
    const close = async () => {
      rest();
      if (!pglite.closed) {
        await pglite.exec('checkpoint');
        await pglite.close();
      }
      release();
    };
    return { pglite, close };
  } catch (error) {
    release();
    throw error;
  }
};
