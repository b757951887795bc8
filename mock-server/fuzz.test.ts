import { expect, test } from 'vitest';
import { operations } from './testing/fuzz/operations.ts';
import { fuzz } from './testing/fuzz/run.ts';
import { useTestApp } from './testing/useTestApp.ts';

/** `npm run test:soak` makes more; the seed is printed, and FUZZ_SEED replays it. */
const calls = Number(process.env.FUZZ_CALLS ?? 600);
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 30));

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
