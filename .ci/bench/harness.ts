import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findBrowser } from '../../e2e/browser.ts';
import { runProgram } from './programs.ts';

/** Runs a tool of the measuring harness, and returns its JSON report. */
export type Harness = {
  run: (tool: string, args: string[]) => Promise<unknown>;
  folder: string;
  remove: () => Promise<void>;
};

const makeWritable = async (folder: string) => {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await makeWritable(path);
    else await chmod(path, 0o644);
  }
};

/** Copies the harness (BENCH_DIR, else ../shared/bench) into a temporary folder and installs it there. */
export const openHarness = async (): Promise<Harness | undefined> => {
  const source = resolve(process.env.BENCH_DIR ?? '../shared/bench');
  if (!existsSync(join(source, 'api.mjs'))) {
    console.warn(`No measuring harness in ${source}: set BENCH_DIR.`);
    return undefined;
  }
  const folder = await mkdtemp(join(tmpdir(), 'shipshape-bench-'));
  await cp(source, folder, { recursive: true });
  await makeWritable(folder);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const run = async (tool: string, args: string[]): Promise<unknown> => {
    const report = join(folder, 'report.json');
    await rm(report, { force: true });
    const output = await runProgram(
      [join(folder, tool), ...args, '--json', report],
      { CHROMIUM: findBrowser() ?? '' },
      folder,
    );
    console.info(output.trimEnd());
    return JSON.parse(await readFile(report, 'utf8'));
  };
  return { run, folder, remove: () => rm(folder, { recursive: true, force: true }) };
};
