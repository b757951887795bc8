import type { Context } from 'hono';

/**
 * Runs a task when the socket has sent the answer, or the caller has gone. A call within the process has no socket, and
 * waits for the task.
 */
export const whenAnswered = async (c: Context, task: () => Promise<void>) => {
  const run = () => task().catch((error: unknown) => console.warn('Work after an answer failed', error));
  const socket: NodeJS.EventEmitter | undefined = c.env?.outgoing;
  if (socket) socket.once('close', run);
  else await run();
};
