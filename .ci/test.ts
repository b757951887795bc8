import { mkdir, readFile, rm } from 'node:fs/promises';
import { z } from 'zod';
import { startPostgres } from '../mock-server/testing/postgres.ts';
import { runStep, runSteps, type Step } from './steps.ts';

const unitReport = '.tmp/unit.json';
const postgresReport = '.tmp/postgres.json';
const journeyReport = '.tmp/e2e.json';

const unit = (outputFile: string) => [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${outputFile}`,
];

/** Every test: rules, contracts and modules, then the built app within its budget, then the journeys in a browser. */
export const tests: Step[] = [
  { name: 'rules, contracts, modules', command: unit(unitReport) },
  { name: 'build', command: ['vite', 'build', '--logLevel', 'warn'] },
  { name: 'budget', command: ['node', '.ci/budget.ts'] },
  { name: 'a browser', command: ['node', 'e2e/browser.ts'] },
  { name: 'journeys', command: ['playwright', 'test'] },
];

const unitCounts = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
});
const journeyCounts = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

const read = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));

/** Passed and failed of all reports; a report that is missing counts as a failure, and so does a skipped test. */
const count = async (files: string[]) => {
  let passed = 0;
  let failed = 0;
  for (const file of files) {
    const report = await read(file);
    const units = unitCounts.safeParse(report).data;
    const journeys = journeyCounts.safeParse(report).data?.stats;
    passed += units?.numPassedTests ?? journeys?.expected ?? 0;
    failed += units
      ? units.numFailedTests + units.numPendingTests
      : journeys
        ? journeys.unexpected + journeys.flaky + journeys.skipped
        : 1;
  }
  return { passed, failed };
};

/** The server's tests once more on real PostgreSQL, where there is one. */
const onPostgres = async () => {
  const postgres = await startPostgres();
  if (!postgres) return undefined;
  const code = await runStep({
    name: 'server on PostgreSQL',
    command: [...unit(postgresReport), 'mock-server'],
    env: { TEST_DATABASE_URL: postgres.url },
  });
  await postgres.stop();
  return code;
};

if (import.meta.main) {
  await rm('.tmp', { recursive: true, force: true });
  await mkdir('.tmp', { recursive: true });
  const good = await runSteps(tests);
  console.info('\n=== server on PostgreSQL');
  const postgres = await onPostgres();
  const { passed, failed } = await count([
    unitReport,
    journeyReport,
    ...(postgres === undefined ? [] : [postgresReport]),
  ]);
  console.info(`\n${passed} passed, ${failed} failed`);
  process.exit(good && (postgres ?? 0) === 0 && failed === 0 ? 0 : 1);
}
