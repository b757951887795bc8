import { spawn } from 'node:child_process';

export type Step = { name: string; command: string[]; env?: Record<string, string> };

/** Runs one command with the project's own tools, passes its output through, and returns its exit code. */
export const runStep = ({ command, env = {} }: Step) =>
  new Promise<number>((resolve) => {
    const [program = '', ...args] = command;
    const path = `${process.cwd()}/node_modules/.bin:${process.env.PATH ?? ''}`;
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, PATH: path, ...env } });
    child.once('error', (error) => {
      console.error(error);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
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
