import { expect, test } from 'vitest';
import { operations } from './testing/fuzz/operations.ts';
import { fuzz } from './testing/fuzz/run.ts';
import { useTestApp } from './testing/useTestApp.ts';

/** The gate makes the same calls each time; `npm run test:soak` makes more, of other seeds. FUZZ_SEED replays one. */
const { FUZZ_CALLS, FUZZ_SEED } = process.env;
const calls = Number(FUZZ_CALLS ?? 600);
const seed = Number(FUZZ_SEED ?? (FUZZ_CALLS ? Math.floor(Math.random() * 2 ** 30) : 1));

const server = useTestApp({ reset: 'once' });

test(
  'whatever is sent to a published call, the server answers in a published form, without an error of its own',
  async () => {
    console.info(`FUZZ_SEED=${seed} FUZZ_CALLS=${calls}`);
    const { statuses, slowest, wrong, done } = await fuzz(server, { seed, calls });
    console.info(`${calls} calls: ${JSON.stringify(statuses)}`);
    for (const { ms, call } of slowest) console.info(`${Math.round(ms)} ms ${call.slice(0, 200)}`);
    const never = operations.filter(({ name }) => !done.has(name)).map(({ name }) => name);
    console.info(
      `${done.size} of ${operations.length} calls succeeded at least once; not: ${never.join(' ')}`,
    );
    expect(wrong).toEqual([]);
  },
  // Some milliseconds a call, and many times that on a busy machine.
  300_000 + calls * 100,
);
