import { randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod/mini';

/** The heartbeat interval of a holder, and the silence after which another machine may take over. */
const HEARTBEAT_MS = 5000;
const SILENT_MS = 30_000;

const holderSchema = z.object({ id: z.string(), pid: z.number(), host: z.string(), started: z.string() });
type Holder = z.infer<typeof holderSchema>;

/** Locks of this process, for systems that do not report when a process started. */
const mine = new Set<string>();

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * When a process started, so that another one with the same id is not mistaken for it; '' if the system does not say.
 */
const startOf = (pid: number) => {
  const boot = read('/proc/sys/kernel/random/boot_id')?.trim();
  const fields = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ') ?? [];
  // A zombie has ended: only its parent has not noticed.
  const started = fields[0] === 'Z' ? undefined : fields[19];
  return boot && started ? `${boot} ${started}` : '';
};

const runs = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const isAlive = (holder: Holder, path: string) => {
  // Processes of another machine or container cannot be checked, so only its heartbeat counts.
  if (holder.host !== hostname())
    return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < SILENT_MS;
  if (!runs(holder.pid)) return false;
  if (holder.started !== '') return startOf(holder.pid) === holder.started;
  return holder.pid !== process.pid || mine.has(holder.id);
};

const holderOf = (path: string): Holder | undefined => {
  try {
    return holderSchema.parse(JSON.parse(read(path) ?? ''));
  } catch {
    return undefined;
  }
};

/** Moves a dead holder's lock away; a live one that was placed meanwhile is put back. */
const clear = (path: string, dead: string | undefined) => {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
    if (holderOf(aside)?.id !== dead) linkSync(aside, path);
  } catch {
    // Another process has cleared or already taken it: the next try sees that.
  }
  rmSync(aside, { force: true });
};

/** The lock file is complete from the start: written under another name, then linked, which fails if a lock exists. */
const place = (path: string, holder: Holder) => {
  const aside = `${path}.${holder.id}`;
  writeFileSync(aside, JSON.stringify(holder));
  try {
    linkSync(aside, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(aside, { force: true });
  }
};

/**
 * Makes this process the only user of a folder; returns the function that releases it. Fails while another process has
 * it; takes over from one that has ended.
 */
export const lockFolder = async (folder: string): Promise<() => void> => {
  mkdirSync(folder, { recursive: true });
  const path = resolve(folder, 'lock');
  const holder = { id: randomUUID(), pid: process.pid, host: hostname(), started: startOf(process.pid) };
  const isMine = () => holderOf(path)?.id === holder.id;
  for (let tookOver = false; ; ) {
    if (place(path, holder)) {
      // If two take over at once, the later one's lock stays, and the earlier one finds out here.
      if (tookOver) await wait(100);
      if (isMine()) break;
    }
    const other = holderOf(path);
    if (other && isAlive(other, path))
      throw new Error(
        `The database in ${folder} is in use by process ${other.pid} on ${other.host}. Two at once would lose data: stop that one first.`,
      );
    tookOver = true;
    clear(path, other?.id);
  }
  mine.add(holder.id);
  const beat = setInterval(() => {
    if (isMine()) utimesSync(path, new Date(), new Date());
  }, HEARTBEAT_MS).unref();
  const release = () => {
    clearInterval(beat);
    process.off('exit', release);
    mine.delete(holder.id);
    if (isMine()) rmSync(path, { force: true });
  };
  process.on('exit', release);
  return release;
};
