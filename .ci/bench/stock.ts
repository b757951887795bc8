import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { type Figure, median } from './figure.ts';
import { runProgram, startProduct } from './programs.ts';
import { signIn } from './session.ts';

const made = z.object({ boatID: z.string(), id: z.string() });
const ROUNDS = 9;
const GOAL_MS = 200;

/** What the pages of an item, of the ledger and of the forecast ask for, with 10,000 items and 100,000 movements. */
export const measureStock = async (): Promise<Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'shipshape-bench-'));
  try {
    const { boatID, id } = made.parse(
      JSON.parse(await runProgram(['.ci/bench/stockBoat.ts', join(folder, 'db')])),
    );
    const product = await startProduct({ DATA_DIR: folder, DATABASE_URL: '' });
    try {
      const { token } = await signIn(product.origin);
      const calls = [
        { name: 'item', paths: [`/api/inventory/${id}`, `/api/movements/boat/${boatID}?inventoryID=${id}`] },
        { name: 'forecast', paths: [`/api/orders/forecast/${boatID}`] },
        { name: 'newest movements', paths: [`/api/movements/boat/${boatID}`] },
        {
          name: 'movements of a place',
          paths: [`/api/movements/boat/${boatID}?locationID=place-halcyon-engine-room&inner=yes`],
        },
        { name: 'movements of a kind', paths: [`/api/movements/boat/${boatID}?kind=writeOff`] },
      ];
      const figures: Figure[] = [];
      for (const { name, paths } of calls) {
        const times: number[] = [];
        let bad = 0;
        for (let round = 0; round < ROUNDS; round++) {
          const start = performance.now();
          const answers = await Promise.all(
            paths.map((path) => fetch(`${product.origin}${path}`, { headers: { 'x-auth-token': token } })),
          );
          await Promise.all(answers.map((answer) => answer.arrayBuffer()));
          times.push(performance.now() - start);
          bad += answers.filter(({ ok }) => !ok).length;
        }
        const ms = median(times);
        figures.push({
          name: `Stock of 10,000 items and 100,000 movements, ${name}, PGlite`,
          goal: `<= ${GOAL_MS} ms`,
          measured: `${Math.round(ms)} ms (first ${Math.round(times[0] ?? 0)} ms${bad ? `; ${bad} FAILED` : ''})`,
          good: ms <= GOAL_MS && bad === 0,
        });
      }
      return figures;
    } finally {
      await product.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
