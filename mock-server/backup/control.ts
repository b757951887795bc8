import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { z } from 'zod/mini';
import { type BackupResult, type BackupSource, makeBackup } from './backup.ts';
import { type RestoreOptions, restoreBackup } from './restore.ts';

/**
 * The embedded database belongs to one process, so commands ask the running server through a socket in the data folder,
 * which only the folder's owner reaches.
 */
const socketIn = (dataDir: string) => `${dataDir}/control`;

const asked = z.discriminatedUnion('command', [
  z.object({ command: z.literal('backup'), path: z.string() }),
  z.object({
    command: z.literal('restore'),
    path: z.string(),
    replace: z.optional(z.boolean()),
    signOut: z.optional(z.boolean()),
  }),
]);
export type Asked = z.infer<typeof asked>;

const sums = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
  contents: z.object({ count: z.number(), bytes: z.number() }),
});
const answered = z.union([z.object({ at: z.string(), sums }), z.object({ error: z.string() })]);
export type Answered = { at: string; sums: BackupResult['sums'] };

/** Does what a command asks. */
export const doCommand = async (source: BackupSource, command: Asked): Promise<Answered> => {
  const restore = (options: RestoreOptions) =>
    restoreBackup({ asOwner: source.database.asOwner, files: source.files }, options);
  const { header, sums: all } =
    command.command === 'backup' ? await makeBackup(source, command.path) : await restore(command);
  return { at: header.at, sums: all };
};

const lineFrom = async (socket: Socket) => {
  for await (const line of createInterface({ input: socket })) return line;
  throw new Error('The other side ended the connection');
};

/** Takes commands for as long as the server runs; returns the function that stops it. */
export const takeCommands = async (source: BackupSource, dataDir: string) => {
  const path = socketIn(dataDir);
  // One that a killed server left behind; this process holds the lock of the folder.
  await rm(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    const answer = async () => {
      const command = asked.parse(JSON.parse(await lineFrom(socket)));
      return doCommand(source, command);
    };
    void answer()
      .catch((error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }))
      .then((said) => socket.end(`${JSON.stringify(said)}\n`));
  });
  server.listen(path);
  await once(server, 'listening');
  return () => void server.close();
};

/** Asks the running server; undefined if none runs on this folder. */
export const askServer = async (dataDir: string, command: Asked): Promise<Answered | undefined> => {
  const socket = connect(socketIn(dataDir));
  try {
    await once(socket, 'connect');
  } catch {
    return undefined;
  }
  socket.write(`${JSON.stringify(command)}\n`);
  const said = answered.parse(JSON.parse(await lineFrom(socket)));
  if ('error' in said) throw new Error(said.error);
  return said;
};
