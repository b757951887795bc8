import { runSteps, type Step } from './steps.ts';

/** Long runs of tests that CI runs in small: `npm run test:soak [-- sequences kills calls]`. Counts and seeds are printed. */
const [sequences = '100000', kills = '1000', calls = '100000'] = process.argv.slice(2);

const steps: Step[] = [
  {
    name: `${sequences} sequences of writes, faults and restarts`,
    command: ['vitest', 'run', 'src/lib/outbox/outbox.test.ts'],
    env: { SOAK_RUNS: sequences },
  },
  {
    name: `${kills} kills of the server`,
    command: ['vitest', 'run', 'mock-server/killed.test.ts'],
    env: { SOAK_KILLS: kills },
  },
  {
    name: `${calls} arbitrary calls`,
    command: ['vitest', 'run', 'mock-server/fuzz.test.ts'],
    env: { FUZZ_CALLS: calls },
  },
];

process.exit((await runSteps(steps)) ? 0 : 1);
