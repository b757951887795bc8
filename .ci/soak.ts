import { runSteps, type Step } from './steps.ts';

/** Long runs of tests that CI runs in small: `npm run test:soak [-- sequences kills calls months]`. Counts and seeds are printed. */
const [sequences = '100000', kills = '1000', calls = '100000', months = '10000'] = process.argv.slice(2);

const DAY_MINUTES = 24 * 60;

const steps: Step[] = [
  {
    name: `${sequences} sequences of writes, faults and restarts`,
    command: ['vitest', 'run', 'src/lib/outbox/outbox.test.ts'],
    env: { SOAK_RUNS: sequences },
    minutes: DAY_MINUTES,
  },
  {
    name: `${kills} kills of the server`,
    command: ['vitest', 'run', 'mock-server/killed.test.ts'],
    env: { SOAK_KILLS: kills },
    minutes: DAY_MINUTES,
  },
  {
    name: `${calls} arbitrary calls`,
    command: ['vitest', 'run', 'mock-server/fuzz.test.ts'],
    env: { FUZZ_CALLS: calls },
    minutes: DAY_MINUTES,
  },
  {
    name: `${months} random months of rest`,
    command: ['vitest', 'run', 'src/modules/hoursofrest/rules/oracle.test.ts'],
    env: { REST_MONTHS: months },
    minutes: DAY_MINUTES,
  },
];

process.exit((await runSteps(steps)) ? 0 : 1);
