import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export type Program = { origin: string; stop: () => Promise<void> };

const running = new Set<ChildProcess>();
// Kills all started processes, however the measuring ends.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const start = (args: string[], env: Record<string, string>, cwd = process.cwd()) => {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
};

/** Starts a server and waits until it prints its URL; its output is shown only if it fails. */
export const startProgram = async (args: string[], env: Record<string, string> = {}): Promise<Program> => {
  const child = start(args, env);
  const ended = once(child, 'close');
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-10_000);
      const address = / on (http:\/\/[\w.:]+)\n/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => reject(new Error(`${args.join(' ')} ended:\n${output}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { origin, stop };
};

/** The product's server on a free port: production, no test hooks. */
export const startProduct = (env: Record<string, string>) =>
  startProgram(['mock-server/index.ts'], {
    PORT: '0',
    HOST: '127.0.0.1',
    NODE_ENV: 'production',
    TEST_HOOKS: '0',
    ...env,
  });

/** Runs a script to its end; returns its output. */
export const runProgram = async (
  args: string[],
  env: Record<string, string> = {},
  cwd = process.cwd(),
): Promise<string> => {
  const child = start(args, env, cwd);
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  child.stderr.pipe(process.stderr);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${text}`);
  return text;
};
