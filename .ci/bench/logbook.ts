import { join } from 'node:path';
import { z } from 'zod/mini';
import type { Figure } from './figure.ts';
import { runProgram } from './programs.ts';

const measured = z.array(z.object({ name: z.string(), ms: z.number() }));

/** Most milliseconds on the embedded database, where there is a goal. */
const goals: Record<string, number> = { verify: 2000 };

/** One volume of 50,000 entries: its newest page, an old one, a search, and the check of all seals. */
export const measureLogbook = async (): Promise<Figure[]> => {
  const output = await runProgram([join(import.meta.dirname, 'logVolume.ts')], {}, process.cwd());
  return measured.parse(JSON.parse(output.trim().split('\n').at(-1) ?? '')).map(({ name, ms }) => {
    const goal = goals[name];
    return {
      name: `log of 50,000 entries: ${name}`,
      goal: goal ? `${goal} ms` : '',
      measured: `${Math.round(ms)} ms`,
      ...(goal ? { good: ms <= goal } : {}),
    };
  });
};
