import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#lib/apiError.ts';
import { newId } from '#lib/newId.ts';
import { request } from '#lib/request.ts';
import { CHUNK_ROWS, type Check, type ImportMapping, type ImportRow, imports } from './contract.ts';

type Target = { resource: string; boatID: string };

type Job = Target & {
  id: string;
  mapping: ImportMapping;
  fileName: string;
  rows: ImportRow[];
  started: boolean;
  /** The number of rows the server has, from the top. */
  sent: number;
  /** Rows edited since they were sent. */
  edited: Set<number>;
  abort: AbortController;
};

/** Row numbers as few runs of at most a chunk: a value that is corrected in 40 rows is one call, not 40. */
const runsOf = (numbers: ReadonlySet<number>): { from: number; to: number }[] => {
  const runs: { from: number; to: number }[] = [];
  for (const row of [...numbers].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && row - last.from < CHUNK_ROWS) last.to = row;
    else runs.push({ from: row, to: row });
  }
  return runs;
};

/** Sends the remaining rows, then requests the check of all; can be called again after a failure. */
const sendJob = async (job: Job, onSent: (rows: number) => void): Promise<Check> => {
  const { id, boatID, resource, fileName, rows, mapping } = job;
  const { signal } = job.abort;
  if (!job.started)
    await request(imports.start, {
      body: { _id: id, boatID, resource, fileName, total: rows.length, ...mapping },
      signal,
    });
  job.started = true;
  while (job.sent < rows.length) {
    const chunk = rows.slice(job.sent, job.sent + CHUNK_ROWS);
    await request(imports.rows, { params: { id }, body: { from: job.sent, rows: chunk }, signal });
    job.sent += chunk.length;
    onSent(job.sent);
  }
  for (const { from, to } of runsOf(job.edited)) {
    const chunk = rows.slice(from, to + 1);
    await request(imports.rows, { params: { id }, body: { from, rows: chunk }, signal });
    for (let row = from; row <= to; row++) job.edited.delete(row);
  }
  return request(imports.check, { params: { id }, signal });
};

export type Staging = {
  id: string;
  rows: readonly ImportRow[];
  sent: number;
  busy: boolean;
  /** Why it stopped: the server's message, or `link` if there was no answer. */
  failure: { kind: 'link' } | { kind: 'server'; text: string } | undefined;
  /** The check of all rows, once all are sent. */
  check: Check | undefined;
};

/**
 * The dry run: rows are sent in chunks to the server, which checks them. After a lost connection it continues where it
 * stopped.
 */
export const useStaging = (target: Target) => {
  const job = useRef<Job>(undefined);
  const [staging, setStaging] = useState<Staging>();
  useEffect(() => () => job.current?.abort.abort(), []);

  const send = async (current: Job) => {
    // Aborts an older run of the same job: its result would be stale.
    current.abort.abort();
    current.abort = new AbortController();
    const { signal } = current.abort;
    const say = (change: Partial<Staging>) =>
      signal.aborted ||
      setStaging((old) => ({ ...(old ?? idle(current)), rows: [...current.rows], ...change }));
    say({ busy: true, failure: undefined });
    try {
      const check = await sendJob(current, (sent) => say({ sent }));
      say({ check, busy: false });
    } catch (error) {
      say({
        busy: false,
        failure: error instanceof ApiError ? { kind: 'server', text: error.message } : { kind: 'link' },
      });
    }
  };

  return {
    staging,
    /** Starts with the rows of a file; `mapping` is how it was read, which is kept for the next one. */
    begin: (fileName: string, rows: ImportRow[], mapping: ImportMapping) => {
      job.current?.abort.abort();
      job.current = {
        ...target,
        id: newId(),
        fileName,
        rows,
        mapping,
        started: false,
        sent: 0,
        edited: new Set(),
        abort: new AbortController(),
      };
      setStaging(idle(job.current));
      return send(job.current);
    },
    /** Continues after a failure, or checks again against the vessel as it is now. */
    goOn: () => job.current && send(job.current),
    /** Changes a column's cells in some rows and checks again. */
    edit: (rows: readonly number[], key: string, textOf: (before: string) => string) => {
      const current = job.current;
      if (!current) return;
      for (const row of rows) {
        const cells = current.rows[row];
        if (!cells) continue;
        current.rows[row] = { ...cells, [key]: textOf(cells[key] ?? '') };
        current.edited.add(row);
      }
      return send(current);
    },
    /** Stops and forgets the job; the server deletes the staged rows later. */
    stop: () => {
      job.current?.abort.abort();
      job.current = undefined;
      setStaging(undefined);
    },
  };
};

const idle = ({ id, rows }: Job): Staging => ({
  id,
  rows,
  sent: 0,
  busy: true,
  failure: undefined,
  check: undefined,
});
