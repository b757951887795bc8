import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export type Program = { origin: string; stop: () => Promise<void> };

/** Starts a server of ours and waits until it says its address; what it says is shown only when it fails. */
export const startProgram = async (args: string[], env: Record<string, string> = {}): Promise<Program> => {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const said: string[] = [];
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
  };
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    const origin = / on (http:\/\/[\w.:]+)$/.exec(line)?.[1];
    if (!origin) continue;
    child.stdout.resume();
    return { origin, stop };
  }
  throw new Error(`${args.join(' ')} ended:\n${said.join('\n')}`);
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

/** Runs a script to its end; answers what it printed. */
export const runProgram = async (
  args: string[],
  env: Record<string, string> = {},
  cwd = process.cwd(),
): Promise<string> => {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${text}`);
  return text;
};
