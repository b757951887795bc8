import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { type Figure, median } from './figure.ts';
import { runProgram, startProduct } from './programs.ts';
import { signIn } from './session.ts';

const made = z.object({ boatID: z.string() });
const ROUNDS = 9;
const GOAL_MS = 300;

/** The archive with 50,000 filled forms: its first page, a kind of form, and searches for words. */
export const measureForms = async (): Promise<Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'shipshape-bench-'));
  try {
    const { boatID } = made.parse(
      JSON.parse(await runProgram(['.ci/bench/formsBoat.ts', join(folder, 'db')])),
    );
    const product = await startProduct({ DATA_DIR: folder, DATABASE_URL: '' });
    try {
      const { token } = await signIn(product.origin);
      const calls = [
        { name: 'first page', query: '' },
        { name: 'drills', query: 'category=drill' },
        { name: 'page 400', query: 'skip=20000' },
        { name: 'rare word', query: 'find=t4711' },
        { name: 'word of 500 forms', query: 'find=v42' },
        { name: 'word of all forms', query: 'find=black' },
      ];
      const figures: Figure[] = [];
      for (const { name, query } of calls) {
        const times: number[] = [];
        let bad = 0;
        for (let round = 0; round < ROUNDS; round++) {
          const start = performance.now();
          const answer = await fetch(`${product.origin}/api/formarchives/archive/boat/${boatID}?${query}`, {
            headers: { 'x-auth-token': token },
          });
          await answer.arrayBuffer();
          times.push(performance.now() - start);
          if (!answer.ok) bad += 1;
        }
        const ms = median(times);
        figures.push({
          name: `Archive of 50,000 filled forms, ${name}, PGlite`,
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
