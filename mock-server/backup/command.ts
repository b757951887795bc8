import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openAsOwner } from '../db/database.ts';
import { makePrivate } from '../privateFolder.ts';
import { filesOf } from '../store/filesOf.ts';
import { type Answered, type Asked, askServer, doCommand } from './control.ts';

/**
 * `npm run backup -- FILE` and `npm run restore -- FILE [--replace] [--sign-out]`, with the settings of the server; the
 * server may run meanwhile.
 */
const usage = 'npm run backup -- FILE, or npm run restore -- FILE [--replace] [--sign-out]';

const read = (args: string[]): Asked => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { replace: { type: 'boolean' }, 'sign-out': { type: 'boolean' } },
  });
  const [command, file] = positionals;
  if (!file || positionals.length > 2) throw new Error(usage);
  const path = resolve(file);
  if (command === 'backup') return { command, path };
  if (command === 'restore') return { command, path, replace: values.replace, signOut: values['sign-out'] };
  throw new Error(usage);
};

const answerTo = async (command: Asked, env: NodeJS.ProcessEnv): Promise<Answered> => {
  const dataDir = resolve(env.DATA_DIR ?? './data');
  const url = env.DATABASE_URL;
  const known = url ? undefined : await askServer(dataDir, command);
  if (known) return known;
  if (!url && command.command === 'backup' && !existsSync(`${dataDir}/db`))
    throw new Error(`There is no database in ${dataDir}.`);
  makePrivate(dataDir);
  const { asOwner, close } = await openAsOwner({ url, dataDir: `${dataDir}/db` });
  try {
    const source = { database: { asOwner }, files: filesOf(env, dataDir), clock: () => new Date() };
    return await doCommand(source, command);
  } finally {
    await close();
  }
};

const print = ({ command, path }: Asked, { at, sums: { tables, contents } }: Answered) => {
  for (const [table, { rows, sha256 }] of Object.entries(tables))
    console.info(`${table.padEnd(20)} ${String(rows).padStart(8)} rows  ${sha256.slice(0, 16)}`);
  const megabytes = (contents.bytes / 1_000_000).toFixed(1);
  console.info(`files                ${String(contents.count).padStart(8)}       ${megabytes} MB`);
  console.info(
    command === 'backup'
      ? `Backed up to ${path}.`
      : `Restored the state of ${at} from ${path}; every table was read again and has the same hash.`,
  );
};

try {
  const command = read(process.argv.slice(2));
  if (!existsSync(dirname(command.path))) throw new Error(`There is no folder ${dirname(command.path)}.`);
  print(command, await answerTo(command, process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
