import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Faults, Report } from './testing/report.ts';
import { simulate } from './testing/simulate.ts';

/** `npm run test:soak` runs more; the seed is printed, and SOAK_SEED replays it. */
const runs = Number(process.env.SOAK_RUNS ?? 400);
const seed = Number(process.env.SOAK_SEED ?? Math.floor(Math.random() * 2 ** 31));

const often = fc.double({ min: 0, max: 0.5, noNaN: true });
const faults: fc.Arbitrary<Faults> = fc.record({
  drop: often,
  loseReply: often,
  duplicate: often,
  serverError: often,
  partial: fc.double({ min: 0, max: 0.3, noNaN: true }),
  crash: fc.double({ min: 0, max: 0.3, noNaN: true }),
  late: fc.double({ min: 0, max: 0.2, noNaN: true }),
  serverKilled: fc.double({ min: 0, max: 0.2, noNaN: true }),
  signOut: fc.double({ min: 0, max: 0.2, noNaN: true }),
  skew: often,
  forged: often,
  misfit: fc.double({ min: 0, max: 0.3, noNaN: true }),
  restored: fc.double({ min: 0, max: 0.1, noNaN: true }),
  deployed: fc.double({ min: 0, max: 0.2, noNaN: true }),
});

test(
  'whatever the connection does, every write is done once or waits for a decision, and the queue drains',
  async () => {
    const total = {
      sequences: 0,
      made: 0,
      acknowledged: 0,
      refused: 0,
      conflicts: 0,
      tried: 0,
      discarded: 0,
      undone: 0,
    };
    const struck: Record<string, number> = {};
    const made: Record<string, number> = {};
    const add = ({ broken: _broken, faults: counts, kinds, ...report }: Report) => {
      total.sequences++;
      for (const [what, count] of Object.entries(report))
        if (what in total) total[what as keyof typeof total] += count;
      for (const [fault, count] of Object.entries(counts)) struck[fault] = (struck[fault] ?? 0) + count;
      for (const [kind, count] of Object.entries(kinds)) made[kind] = (made[kind] ?? 0) + count;
    };
    const client = new QueryClient();
    const began = performance.now();
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          seed: fc.nat(),
          devices: fc.integer({ min: 2, max: 5 }),
          users: fc.integer({ min: 1, max: 3 }),
          steps: fc.integer({ min: 1, max: 40 }),
          faults,
        }),
        async (plan) => {
          const report = await simulate(client, plan);
          add(report);
          expect(report.broken).toEqual([]);
        },
      ),
      { numRuns: runs, seed },
    );
    const seconds = Math.round((performance.now() - began) / 1000);
    console.info(
      `Outbox simulated in ${seconds} s from seed ${seed}: ${total.made} writes checked, none lost, doubled, overwritten without a question or stuck.`,
      JSON.stringify({ ...total, kinds: made, faults: struck }),
    );
  },
  12 * 3_600_000,
);
