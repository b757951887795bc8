import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { newId } from '#lib/newId.ts';
import { sync } from '#modules/sync/contract.ts';
import { openDatabase } from './db/database.ts';
import { DEMO_PASSWORD } from './seed/people.ts';
import { startPostgres } from './testing/postgres.ts';
import { type ServerProcess, startServerProcess } from './testing/serverProcess.ts';

/** Kills per database; SOAK_KILLS sets more. */
const kills = Math.ceil(Number(process.env.SOAK_KILLS ?? 8) / 2);
const WRITERS = 3;
const BOAT = 'boat-halcyon';

const postgres = await startPostgres({ durable: true });
afterAll(() => postgres?.stop());

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'killed-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Operation = {
  opId: string;
  method: 'POST' | 'PUT';
  path: string;
  body: { name?: string; title?: string };
  about: string[];
};

/** Ten writes that depend on each other: a job, its comments and a machine, changed repeatedly. */
const round = (): Operation[] => {
  const [job, machine] = [`soak-${newId()}`, `soak-${newId()}`];
  const write = (method: 'POST' | 'PUT', path: string, about: string, body: object): Operation => ({
    opId: newId(),
    method,
    path,
    body,
    about: [about],
  });
  const comment = (text: string) =>
    write('POST', `/api/worklist/comments/${job}`, job, { _id: newId(), text });
  const named = (name: string) => write('PUT', `/api/equipmentgroups/${machine}`, machine, { rev: 0, name });
  return [
    write('POST', '/api/worklist', job, { _id: job, boatID: BOAT, title: 'A' }),
    comment('one'),
    write('POST', '/api/equipmentgroups', machine, { _id: machine, boatID: BOAT, name: 'A' }),
    named('B'),
    comment('two'),
    named('A'),
    named('C'),
    write('PUT', `/api/worklist/${job}`, job, { rev: 0, title: 'B' }),
    comment('three'),
    named('D'),
  ];
};

const session = z.object({ token: z.string() });
const post = async (server: ServerProcess, path: string, headers: Record<string, string>, body: object) => {
  const answer = await fetch(`${server.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const json: unknown = await answer.json();
  expect(answer.status, JSON.stringify(json)).toBeLessThan(300);
  return json;
};

/** A device that sends rounds without end, and repeats whatever was not answered. */
const createWriter = (token: string) => {
  const acknowledged: Operation[] = [];
  let pending: Operation[] = [];
  let resent = 0;
  /** Sends what is pending, or a new round; false if the server is gone. */
  const send = async (server: ServerProcess): Promise<boolean> => {
    if (pending.length === 0) pending = round();
    try {
      const answer = await post(server, '/api/batch', { 'x-auth-token': token }, { operations: pending });
      const { outcomes } = sync.batch.response.parse(answer);
      expect(outcomes.map(({ opId }) => opId)).toEqual(pending.map(({ opId }) => opId));
      expect(outcomes.filter(({ status }) => status >= 300)).toEqual([]);
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
      resent += pending.length;
      return false;
    }
    acknowledged.push(...pending);
    pending = [];
    return true;
  };
  return {
    acknowledged,
    resent: () => resent,
    send,
    run: async (server: ServerProcess) => {
      while (await send(server));
    },
    /** Sends until nothing is pending. */
    drain: async (server: ServerProcess) => {
      while (pending.length > 0) expect(await send(server)).toBe(true);
    },
  };
};

const countsOf = async (options: Parameters<typeof openDatabase>[0]) => {
  const { db, close } = await openDatabase(options);
  const rows = async (query: ReturnType<typeof sql<{ text: string }>>) =>
    (await query.execute(db)).rows.map(({ text }) => text).sort();
  const found = {
    /** Each change of a name or title in the history. */
    changes:
      await rows(sql`select item_id || ' ' || coalesce(after->>'name', after->>'title') as text from history
      where action in ('create', 'update') and (after ? 'name' or after ? 'title') and item_id like 'soak-%'`),
    comments: await rows(
      sql`select job_id || ' ' || text as text from job_comments where job_id like 'soak-%'`,
    ),
    /** Jobs with their comment counts. */
    jobs: await rows(
      sql`select _id || ' ' || (data->>'title') || ' ' || (data->>'comments') as text from worklist where _id like 'soak-%'`,
    ),
    machines: await rows(
      sql`select _id || ' ' || (data->>'name') as text from equipmentgroups where _id like 'soak-%'`,
    ),
    answers: await rows(sql`select op_id || ' ' || (status < 300)::text as text from applied_ops`),
  };
  await close();
  return found;
};

/** The expected state if each operation was done exactly once. */
const expectedOf = (operations: readonly Operation[], userID: string) => {
  const of = (kind: RegExp) => operations.filter(({ path }) => kind.test(path));
  const idOf = ({ about }: Operation) => about[0] ?? '';
  const items = of(/^\/api\/(worklist|equipmentgroups)(\/soak-[\w-]+)?$/);
  const made = (kind: string) => of(new RegExp(`^/api/${kind}$`));
  return {
    changes: items.map((each) => `${idOf(each)} ${each.body.name ?? each.body.title}`).sort(),
    comments: of(/comments/)
      .map((each) => `${idOf(each)} ${z.object({ text: z.string() }).parse(each.body).text}`)
      .sort(),
    jobs: made('worklist')
      .map((each) => `${idOf(each)} B 3`)
      .sort(),
    machines: made('equipmentgroups')
      .map((each) => `${idOf(each)} D`)
      .sort(),
    answers: operations.map(({ opId }) => `${userID}:${opId} true`).sort(),
  };
};

const stores = [
  { name: 'PGlite on disk', env: () => ({ DATA_DIR: folder }), at: () => ({ dataDir: join(folder, 'db') }) },
  ...(postgres
    ? [
        {
          name: 'PostgreSQL',
          env: () => ({ DATA_DIR: folder, DATABASE_URL: postgres.url }),
          at: () => ({ url: postgres.url }),
        },
      ]
    : []),
];

describe.each(stores)('a server on $name', ({ name, env, at }) => {
  test(
    'killed at any moment keeps every acknowledged write once, does repeated ones once, and shuts down cleanly',
    async () => {
      let server = await startServerProcess(env());
      const credentials = { username: 'engineer', password: DEMO_PASSWORD };
      const { token } = session.parse(await post(server, '/api/auth', {}, credentials));
      const writers = Array.from({ length: WRITERS }, () => createWriter(token));
      const ready: number[] = [];
      for (let kill = 0; kill < kills; kill++) {
        const running = Promise.all(writers.map((writer) => writer.run(server)));
        await wait(1 + Math.random() * 500);
        await server.end('SIGKILL');
        await running;
        const before = performance.now();
        server = await startServerProcess(env());
        ready.push(Math.round(performance.now() - before));
      }
      for (const writer of writers) {
        await writer.drain(server);
        expect(await writer.send(server)).toBe(true);
      }
      const stream = await fetch(`${server.origin}/api/events?boatID=${BOAT}`, {
        headers: { 'x-auth-token': token },
      });
      const [text, code] = await Promise.all([stream.text(), server.end('SIGTERM')]);
      expect(text).toContain('event: hello');
      expect(code).toBe(0);
      const operations = writers.flatMap(({ acknowledged }) => acknowledged);
      expect(await countsOf(at())).toEqual(expectedOf(operations, 'user-engineer'));
      const resent = writers.reduce((sum, writer) => sum + writer.resent(), 0);
      console.info(
        `${name}: ${kills} kills, ${operations.length} acknowledged writes each there once, ${resent} sent again; ` +
          `ready after at most ${Math.max(...ready)} ms`,
      );
    },
    // A start takes seconds, and many times that on a busy machine.
    300_000 + kills * 60_000,
  );
});
