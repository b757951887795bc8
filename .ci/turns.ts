import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { matchesGlob, relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** So many gates run every test once (decision 0121). */
export const TURNS = 8;

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/**
 * Whose turn it is, from 1: each commit takes the next. A clone without its history does not know how many there are,
 * and takes the commit's name.
 */
export const turnOfCommit = (): number => {
  const isShallow = git('rev-parse', '--is-shallow-repository') === 'true';
  const number = isShallow
    ? Number.parseInt(git('rev-parse', 'HEAD').slice(0, 8), 16)
    : Number(git('rev-list', '--count', 'HEAD'));
  return (number % TURNS) + 1;
};

/** Each eighth, beginning with the turn's: neighbours, that is tests of one file, are in different turns. */
export const inTurn = <T>(all: readonly T[], turn: number): T[] =>
  all.filter((_, index) => index % TURNS === turn - 1);

/**
 * Test files that take turns, as all journeys do: pages of a module, and what is slow because it ends processes, waits
 * for a database that is away, writes backups or prints. Every gate runs all others.
 */
export const TAKE_TURNS = [
  'src/modules/**/*.test.tsx',
  'mock-server/{away,killed,startSafely}.test.ts',
  'mock-server/backup/*.test.ts',
  'mock-server/db/durability.test.ts',
  'mock-server/documents/*.test.ts',
  'mock-server/live/processes.test.ts',
  'mock-server/modules/imports*.test.ts',
  'mock-server/modules/logbooks/{copies,paper}.test.ts',
  'mock-server/testing/keptPglite.test.ts',
];

/** Takes longest: begun last, it would keep one of the workers alone. */
const LONGEST = 'mock-server/rights.test.ts';

/** The order of Vitest's files; with `--shard`, those of one turn. */
export class Turns extends BaseSequencer {
  #pathOf = ({ moduleId }: TestSpecification) => relative(this.ctx.config.root, moduleId);

  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Whatever runs a second time, on PostgreSQL, takes turns.
    const takesTurns = (file: TestSpecification) =>
      process.env.TEST_DATABASE_URL !== undefined ||
      TAKE_TURNS.some((glob) => matchesGlob(this.#pathOf(file), glob));
    const inOrder = files.filter(takesTurns).toSorted((a, b) => (this.#pathOf(a) < this.#pathOf(b) ? -1 : 1));
    const chosen = new Set(inTurn(inOrder, this.ctx.config.shard?.index ?? 1));
    return files.filter((file) => chosen.has(file) || !takesTurns(file));
  }

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const longest = sorted.filter((file) => this.#pathOf(file) === LONGEST);
    const others = sorted.filter((file) => !longest.includes(file));
    const place = others.findIndex(({ project }) => project.name === longest[0]?.project.name);
    return others.toSpliced(place === -1 ? others.length : place, 0, ...longest);
  }
}

/** Writes the journeys of a turn to `file`, as `playwright test --test-list` takes them. */
export const writeJourneys = async (file: string, turn: number) => {
  const listed = execFileSync('playwright', ['test', '--list'], { encoding: 'utf8', maxBuffer: 16 << 20 });
  const all = listed.split('\n').filter((line) => line.includes(' › '));
  await writeFile(file, inTurn(all, turn).join('\n'));
};
