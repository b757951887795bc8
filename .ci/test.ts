import { mkdir, readFile, rm } from 'node:fs/promises';
import { z } from 'zod/mini';
import { catalog } from '../mock-server/modules/index.ts';
import { startPostgres } from '../mock-server/testing/postgres.ts';
import { failuresOf } from './failures.ts';
import { growthOf, secondsByFile } from './growth.ts';
import { runStep, runSteps, type Step } from './steps.ts';
import { TURNS, turnOfCommit, writeJourneys } from './turns.ts';

const unitReport = '.tmp/unit.json';
const postgresReport = '.tmp/postgres.json';
const journeyReport = '.tmp/e2e.json';
const chosenJourneys = '.tmp/journeys.txt';

/**
 * Tests that run a second time on PostgreSQL, for what differs between the two databases: types from the driver, a pool
 * instead of one connection (locks, retries, batches), and statements with many rows at full size (imports, due lists,
 * seed). Rows and roles, live changes, idempotency and kills run on both databases in the first run already
 * (testing/stores.ts).
 */
const onBoth = [
  'mock-server/store/resource.test.ts',
  'mock-server/auth/auth.test.ts',
  'mock-server/importers/',
  'mock-server/modules/imports',
  'mock-server/modules/sync/',
  'mock-server/modules/worklist/',
  'mock-server/modules/profile/',
  'mock-server/seed/',
];

const unit = (outputFile: string, turn?: number) => [
  'vitest',
  'run',
  ...(turn === undefined ? [] : [`--shard=${turn}/${TURNS}`]),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${outputFile}`,
];

/**
 * The tests of a turn, or all: rules, contracts and modules, then the built app within its budget, then the journeys in
 * a browser.
 */
export const testsOf = (turn?: number): Step[] => [
  { name: 'rules, contracts, modules', command: unit(unitReport, turn) },
  { name: 'build', command: ['vite', 'build', '--logLevel', 'warn'] },
  { name: 'budget', command: ['node', '.ci/budget.ts'] },
  { name: 'a browser', command: ['node', 'e2e/browser.ts'] },
  {
    name: 'journeys',
    command: ['playwright', 'test', ...(turn === undefined ? [] : ['--test-list', chosenJourneys])],
  },
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

/** Counts passed and failed tests of all reports; a missing report counts as a failure, and so does a skipped test. */
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

/** Repeats the server's tests on real PostgreSQL, if installed. */
const onPostgres = async (turn?: number) => {
  const postgres = await startPostgres();
  if (!postgres) return undefined;
  const code = await runStep({
    name: 'server on PostgreSQL',
    command: [...unit(postgresReport, turn), ...onBoth],
    env: { TEST_DATABASE_URL: postgres.url },
  });
  await postgres.stop();
  return code;
};

/** Prints the slowest files, and what a further module will add. */
const printGrowth = async () => {
  const seconds = new Map([
    ...secondsByFile(await read(unitReport)),
    ...secondsByFile(await read(journeyReport)),
  ]);
  const calls = Object.values(catalog.contracts).flatMap((contract) => Object.keys(contract)).length;
  const tree = await readFile('src/app/routeTree.gen.ts', 'utf8');
  const pages = [...(/interface FileRoutesByTo \{([^}]*)\}/.exec(tree)?.[1] ?? '').matchAll(/'\//g)].length;
  console.info('');
  for (const line of growthOf(seconds, { calls, pages })) console.info(line);
};

/** `all`, one of the turns, or the commit's. */
const chosenTurn = (given = String(turnOfCommit())) => (given === 'all' ? undefined : Number(given));

if (import.meta.main) {
  const turn = chosenTurn(process.argv[2]);
  await rm('.tmp', { recursive: true, force: true });
  await mkdir('.tmp', { recursive: true });
  if (turn !== undefined) {
    console.info(`Turn ${turn} of ${TURNS}. The other turns: node .ci/test.ts all, or its number.`);
    await writeJourneys(chosenJourneys, turn);
  }
  const good = await runSteps(testsOf(turn));
  console.info('\n=== server on PostgreSQL');
  const start = performance.now();
  const postgres = await onPostgres(turn);
  console.info(`${((performance.now() - start) / 1000).toFixed(1)} s on PostgreSQL`);
  await printGrowth();
  const reports = [unitReport, journeyReport, ...(postgres === undefined ? [] : [postgresReport])];
  const { passed, failed } = await count(reports);
  for (const failure of (await Promise.all(reports.map(read))).flatMap(failuresOf))
    console.info(`\nFAILED ${failure.join('\n')}`);
  console.info(`\n${passed} passed, ${failed} failed`);
  process.exit(good && (postgres ?? 0) === 0 && failed === 0 ? 0 : 1);
}
