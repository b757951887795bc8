import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod/mini';

const unitReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.nullish(z.array(z.string())),
        }),
      ),
    }),
  ),
});
const result = z.object({
  status: z.string(),
  errors: z.array(z.object({ message: z.optional(z.string()) })),
});
type Suite = {
  specs: { title: string; file: string; ok: boolean; tests: { results: z.infer<typeof result>[] }[] }[];
  suites?: Suite[];
};
const suite: z.ZodMiniType<Suite> = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      ok: z.boolean(),
      tests: z.array(z.object({ results: z.array(result) })),
    }),
  ),
  suites: z.optional(z.array(z.lazy(() => suite))),
});
const journeyReport = z.object({ suites: z.array(suite) });

const LINES = 12;
const beginning = (text: string) =>
  stripVTControlCharacters(text)
    .split('\n')
    .slice(0, LINES)
    .map((line) => `    ${line}`);

/**
 * What failed in a report of Vitest or Playwright, each with the beginning of its message: the whole output is long, and
 * whoever reads a gate's last lines needs the names. A file that failed as a whole is named too.
 */
export const failuresOf = (report: unknown): string[][] => {
  const failures: string[][] = [];
  for (const { name, status, message, assertionResults } of unitReport.safeParse(report).data?.testResults ??
    []) {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((each) => each.status === 'failed');
    for (const each of failed)
      failures.push([`${file} > ${each.fullName}`, ...beginning(each.failureMessages?.[0] ?? '')]);
    if (status === 'failed' && failed.length === 0)
      failures.push([`${file}, as a whole`, ...beginning(message)]);
  }
  const walk = ({ specs, suites = [] }: Suite) => {
    for (const { title, file, tests } of specs.filter((each) => !each.ok)) {
      const errors = tests.flatMap(({ results }) => results.flatMap((each) => each.errors));
      failures.push([`e2e/${file} > ${title}`, ...beginning(errors[0]?.message ?? '')]);
    }
    suites.forEach(walk);
  };
  journeyReport.safeParse(report).data?.suites.forEach(walk);
  return failures;
};
