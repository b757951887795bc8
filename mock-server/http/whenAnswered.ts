import type { Context } from 'hono';
import { type Log, logError } from '../log.ts';

/**
 * Runs a task when the socket has sent the answer, or the caller has gone. A call within the process has no socket, and
 * waits for the task.
 */
export const whenAnswered = async (c: Context, log: Log, task: () => Promise<void>) => {
  const run = () => task().catch((error: unknown) => logError(log, 'work after an answer', error));
  const socket: NodeJS.EventEmitter | undefined = c.env?.outgoing;
  if (socket) socket.once('close', run);
  else await run();
};
