import { spawn } from 'node:child_process';

const signals = ['SIGINT', 'SIGTERM'] as const;

/** `minutes` is how long it may take at most. */
export type Step = { name: string; command: string[]; env?: Record<string, string>; minutes?: number };

/** What takes longer hangs, and would keep the outcome of everything else from being told. */
const MAX_MINUTES = 55;

/** Runs one command with the project's own tools, passes its output through, and returns its exit code. */
export const runStep = ({ command, env = {}, minutes = MAX_MINUTES }: Step) =>
  new Promise<number>((resolve) => {
    const [program = '', ...args] = command;
    const path = `${process.cwd()}/node_modules/.bin:${process.env.PATH ?? ''}`;
    // A group of its own, so that nothing which the command started outlives it.
    const child = spawn(program, args, {
      stdio: 'inherit',
      env: { ...process.env, PATH: path, ...env },
      detached: true,
    });
    const endGroup = () => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // All of them have ended.
      }
    };
    const stopped = () => {
      endGroup();
      process.exit(1);
    };
    for (const signal of signals) process.once(signal, stopped);
    const limit = setTimeout(() => {
      console.error(`${command.join(' ')} did not end within ${minutes} minutes.`);
      endGroup();
    }, minutes * 60_000);
    const end = (code: number) => {
      clearTimeout(limit);
      for (const signal of signals) process.off(signal, stopped);
      endGroup();
      resolve(code);
    };
    child.once('error', (error) => {
      console.error(error);
      end(1);
    });
    child.once('exit', (code) => end(code ?? 1));
  });

/** Runs all steps, even after a failure, and prints which failed and how long each took. */
export const runSteps = async (steps: Step[]) => {
  const done: { name: string; code: number; seconds: number }[] = [];
  for (const step of steps) {
    console.info(`\n=== ${step.name}`);
    const start = performance.now();
    const code = await runStep(step);
    done.push({ name: step.name, code, seconds: (performance.now() - start) / 1000 });
  }
  console.info('');
  for (const { name, code, seconds } of done)
    console.info(`${code === 0 ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(7)} s  ${name}`);
  return done.every(({ code }) => code === 0);
};
