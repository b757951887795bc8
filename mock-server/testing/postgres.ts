import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';

/** Where distributions install the server's programs outside PATH: a folder per version. */
const VERSIONS = '/usr/lib/postgresql';

export type TestPostgres = { url: string; stop: () => Promise<void> };

const findPrograms = () => {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(VERSIONS, version, 'bin')),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
};

/** PostgreSQL refuses to run as root: then the system's own user runs it. */
const findUser = () => {
  if (userInfo().uid !== 0) return {};
  const ask = (what: string) =>
    Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  return { uid: ask('-u'), gid: ask('-g') };
};

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
};

/** Waits for the line that says it is ready; rejects with the server's last output if it ends before. */
const untilReady = async (server: ChildProcess) => {
  if (!server.stderr) throw new Error('PostgreSQL was started without its log');
  const output: string[] = [];
  for await (const line of createInterface({ input: server.stderr })) {
    output.push(line);
    if (line.includes('database system is ready to accept connections')) {
      server.stderr.resume();
      return;
    }
  }
  throw new Error(`PostgreSQL did not start:\n${output.slice(-5).join('\n')}`);
};

/**
 * Stops the server and removes its folder once this process is gone, however it ended: a killed process runs no handler,
 * but its end of the pipe closes.
 */
const guard = (server: ChildProcess, folder: string, user: { uid?: number; gid?: number }) => {
  const work = 'read -r end; kill -QUIT "$0"; tail --pid="$0" -f /dev/null; rm -rf "$1"';
  const watching = spawn('sh', ['-c', work, String(server.pid), folder], {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watching.unref();
  return () => watching.kill();
};

/**
 * A separate, empty PostgreSQL for a test, on a free port of this machine. `durable` keeps fsync on. Undefined, with
 * the reason on the console, if PostgreSQL is not installed.
 */
export const startPostgres = async (
  options: { durable?: boolean } = {},
): Promise<TestPostgres | undefined> => {
  const programs = findPrograms();
  if (!programs) {
    console.warn(`PostgreSQL is not installed (looked in PATH and ${VERSIONS}): its own tests do not run`);
    return undefined;
  }
  const user = findUser();
  const folder = mkdtempSync(join(tmpdir(), 'test-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  const asUser = { ...user, cwd: folder, env };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    {
      ...asUser,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const port = await freePort();
  const settings = {
    ...(options.durable ? {} : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
  };
  const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
    ...asUser,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(server, 'exit');
  const unguard = guard(server, folder, user);
  const clean = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  process.on('exit', clean);
  const stop = async () => {
    server.kill('SIGQUIT');
    await ended;
    unguard();
    process.off('exit', clean);
    clean();
  };
  try {
    await untilReady(server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://test@127.0.0.1:${port}/postgres`, stop };
};
