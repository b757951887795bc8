import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { startPostgres } from '../../mock-server/testing/postgres.ts';
import { type Figure, median } from './figure.ts';
import type { Harness } from './harness.ts';
import { runProgram, startProduct, startProgram } from './programs.ts';
import { signIn } from './session.ts';

const here = (file: string) => join('.ci/bench', file);

const small = z.object({ boatID: z.string(), id: z.string(), rows: z.number() });
const report = z.object({
  results: z.array(
    z.object({
      name: z.string(),
      speed: z.number(),
      rps: z.number(),
      p99: z.number(),
      non2xx: z.number(),
      errors: z.number(),
    }),
  ),
});

const ROUNDS = 3;

/**
 * The product and the bare anchor alternately, several short rounds each, so that other load on the machine affects
 * both.
 */
const compare = async (
  harness: Harness,
  store: string,
  ours: string,
  anchor: string,
  { boatID, id }: z.infer<typeof small>,
): Promise<Figure[]> => {
  const { token } = await signIn(ours);
  const calls = [
    { call: 'list of 50', path: `/api/equipmentgroups/boat/${boatID}`, bare: `/list/${boatID}` },
    { call: 'details', path: `/api/equipmentgroups/${id}`, bare: `/details/${id}` },
  ];
  const urls = Array.from({ length: ROUNDS }, () =>
    calls.flatMap(({ call, path, bare }) => [
      '--url',
      `anchor.${key(call)}=${anchor}${bare}`,
      '--url',
      `ours.${key(call)}=${ours}${path}`,
    ]),
  );
  const { results } = report.parse(
    await harness.run('api.mjs', [...urls.flat(), '--header', `x-auth-token: ${token}`, '--seconds', '4']),
  );
  return calls.map(({ call }) => {
    const of = (who: string) => results.filter(({ name }) => name === `${who}.${key(call)}`);
    const rates = (who: string) => of(who).map(({ rps }) => rps);
    const ratio = median(rates('ours').map((rps, round) => rps / (rates('anchor')[round] ?? Number.NaN)));
    const bad = of('ours').reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
    return {
      name: `API ${call}, ${store}, req/s ours : bare`,
      goal: '>= 0.5',
      measured: `${ratio.toFixed(2)} (${Math.round(median(rates('ours')))} : ${Math.round(median(rates('anchor')))}; p99 ${median(of('ours').map(({ p99 }) => p99))} ms${bad ? `; ${bad} FAILED` : ''})`,
      good: ratio >= 0.5 && bad === 0,
      speed: median(results.map(({ speed }) => speed)),
    };
  });
};

const key = (call: string) => call.replaceAll(' ', '-');

const onPglite = async (harness: Harness, folder: string) => {
  const made = small.parse(JSON.parse(await runProgram([here('smallBoat.ts'), join(folder, 'ours/db')])));
  // A copy of the same rows: only one process at a time may open a folder.
  await cp(join(folder, 'ours/db'), join(folder, 'anchor'), { recursive: true });
  const ours = await startProduct({ DATA_DIR: join(folder, 'ours'), DATABASE_URL: '' });
  const anchor = await startProgram([here('anchor.ts'), join(folder, 'anchor')]);
  try {
    return await compare(harness, 'PGlite', ours.origin, anchor.origin, made);
  } finally {
    await Promise.all([ours.stop(), anchor.stop()]);
  }
};

const onPostgres = async (harness: Harness, folder: string): Promise<Figure[]> => {
  const postgres = await startPostgres();
  if (!postgres) return [];
  try {
    const made = small.parse(JSON.parse(await runProgram([here('smallBoat.ts'), postgres.url])));
    const ours = await startProduct({
      DATA_DIR: join(folder, 'files'),
      DATABASE_URL: postgres.url,
      DEMO: '1',
    });
    const anchor = await startProgram([here('anchor.ts'), postgres.url]);
    try {
      return await compare(harness, 'PostgreSQL', ours.origin, anchor.origin, made);
    } finally {
      await Promise.all([ours.stop(), anchor.stop()]);
    }
  } finally {
    await postgres.stop();
  }
};

/** List and details of a boat with 50 rows, against bare Hono on the same rows, on each available database. */
export const measureApi = async (harness: Harness): Promise<Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'shipshape-bench-'));
  try {
    return [...(await onPglite(harness, folder)), ...(await onPostgres(harness, folder))];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
