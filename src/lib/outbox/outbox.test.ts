import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Faults, type Report, simulate } from './testing/simulate.ts';

/** `npm run test:soak` sets more; a failure prints its seed, and SOAK_SEED plays it again. */
const runs = Number(process.env.SOAK_RUNS ?? 400);
const seed = process.env.SOAK_SEED === undefined ? {} : { seed: Number(process.env.SOAK_SEED) };

const often = fc.double({ min: 0, max: 0.5, noNaN: true });
const faults: fc.Arbitrary<Faults> = fc.record({
  drop: often,
  loseReply: often,
  duplicate: often,
  serverError: often,
  partial: fc.double({ min: 0, max: 0.3, noNaN: true }),
  crash: fc.double({ min: 0, max: 0.3, noNaN: true }),
  signOut: fc.double({ min: 0, max: 0.2, noNaN: true }),
});

test('whatever the link does, every write is done once or waits for a person, and the queue drains', async () => {
  const total = { sequences: 0, made: 0, acknowledged: 0, refused: 0 };
  const struck: Record<string, number> = {};
  const add = ({ made, acknowledged, refused, faults: counts }: Report) => {
    total.sequences++;
    total.made += made;
    total.acknowledged += acknowledged;
    total.refused += refused;
    for (const [fault, count] of Object.entries(counts)) struck[fault] = (struck[fault] ?? 0) + count;
  };
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        seed: fc.nat(),
        clients: fc.integer({ min: 2, max: 5 }),
        steps: fc.integer({ min: 1, max: 40 }),
        faults,
      }),
      async (plan) => {
        const report = await simulate(plan);
        add(report);
        expect(report.broken).toEqual([]);
      },
    ),
    { numRuns: runs, endOnFailure: false, ...seed },
  );
  console.info('Outbox simulated:', JSON.stringify({ ...total, faults: struck }));
}, 3_600_000);
