import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../index.ts', import.meta.url));

/** A server that a failed test leaves behind would keep the output open, and with it the whole run. */
const afterTest = async (clean: () => void) => {
  if (process.env.VITEST) (await import('vitest')).onTestFinished(clean);
};

/** The server as in production, in a process of its own, ready for calls; `env` selects its database. */
export const startServerProcess = async (env: Record<string, string>) => {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: '0', DIST_DIR: '/nothing/built', DEMO: '1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await afterTest(() => void child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout });
  const origin = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const [found] = /http:\/\/\S+/.exec(line) ?? [];
      if (found) resolve(found);
    });
    ended.then(() => reject(new Error('The server ended before it was ready')), reject);
  });
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    const [code] = await ended;
    return code;
  };
  return { origin, end };
};

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;
