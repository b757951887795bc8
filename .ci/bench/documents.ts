import { join } from 'node:path';
import { z } from 'zod/mini';
import type { Figure } from './figure.ts';
import { runProgram } from './programs.ts';

const measured = z.array(z.object({ name: z.string(), ms: z.number() }));

const GOAL_MS = 300;

/** 20,000 documents: their list, and searches in names and texts, for somebody who does not see all folders. */
export const measureDocuments = async (): Promise<Figure[]> => {
  const output = await runProgram([join(import.meta.dirname, 'manyDocuments.ts')], {}, process.cwd());
  return measured.parse(JSON.parse(output.trim().split('\n').at(-1) ?? '')).map(({ name, ms }) => ({
    name: `20,000 documents: ${name}`,
    goal: `${GOAL_MS} ms`,
    measured: `${Math.round(ms)} ms`,
    good: ms <= GOAL_MS,
  }));
};
