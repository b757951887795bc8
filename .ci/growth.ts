import { relative } from 'node:path';
import { z } from 'zod/mini';

const unitReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.object({ duration: z.nullish(z.number()) })),
    }),
  ),
});
type Suite = { file: string; specs: { tests: { results: { duration: number }[] }[] }[]; suites?: Suite[] };
const suite: z.ZodMiniType<Suite> = z.object({
  file: z.string(),
  specs: z.array(
    z.object({ tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) }),
  ),
  suites: z.optional(z.array(z.lazy(() => suite))),
});
const journeyReport = z.object({ suites: z.array(suite) });

/** The duration of each file's tests in seconds, from a report of Vitest or Playwright. */
export const secondsByFile = (report: unknown): Map<string, number> => {
  const seconds = new Map<string, number>();
  const add = (file: string, ms: number) => seconds.set(file, (seconds.get(file) ?? 0) + ms / 1000);
  for (const { name, startTime, endTime } of unitReport.safeParse(report).data?.testResults ?? [])
    add(relative(process.cwd(), name), endTime - startTime);
  const walk = ({ file, specs, suites = [] }: Suite) => {
    for (const { tests } of specs)
      for (const { results } of tests) for (const { duration } of results) add(`e2e/${file}`, duration);
    suites.forEach(walk);
  };
  journeyReport.safeParse(report).data?.suites.forEach(walk);
  return seconds;
};

const sum = (entries: [string, number][]) => entries.reduce((all, [, seconds]) => all + seconds, 0);
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Estimates what the next module will add to the gate, from this run: for tests that walk over all calls or pages by
 * its share, for its own test files by the median of the modules. In seconds of one of the two workers.
 */
export const growthOf = (
  seconds: ReadonlyMap<string, number>,
  counts: { calls: number; pages: number },
): string[] => {
  const all = [...seconds];
  const of = (pattern: RegExp) => all.filter(([file]) => pattern.test(file));
  const perCall = sum(of(/^mock-server\/(rights|contracts|specification)/)) / counts.calls;
  const perPage = sum(of(/^e2e\/pages\.spec/)) / counts.pages;
  const byModule = new Map<string, number>();
  for (const [file, each] of of(/\/modules\//)) {
    const [, name = ''] = /\/modules\/(\w+)/.exec(file) ?? [];
    byModule.set(name, (byModule.get(name) ?? 0) + each);
  }
  const own = median([...byModule.values()]);
  // A typical module: a resource with its six calls, a list and a details page.
  const module = 6 * perCall + 2 * perPage + own;
  const slowest = all.toSorted(([, a], [, b]) => b - a).slice(0, 10);
  return [
    ...slowest.map(([file, each]) => `${each.toFixed(1).padStart(8)} s  ${file}`),
    `A further call ${perCall.toFixed(2)} s, page ${perPage.toFixed(2)} s, the tests of a module ${own.toFixed(1)} s (median of ${byModule.size}).`,
    `A further module, ${module.toFixed(1)} s of a worker: ${(module / 2).toFixed(1)} seconds per module on two cores.`,
  ];
};
