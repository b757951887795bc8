import { setTimeout as wait } from 'node:timers/promises';

/** SQLSTATEs of a server that shuts down or starts, and codes of sockets that found nobody. */
const codes =
  /^(57P0[123]|08\w{3}|53300|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;

const messages =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|PGlite is closed)/;

/** Whether a statement failed because the database was away, not because of what it said. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && codes.test(String(error.code))) || messages.test(error.message));

/** Whether a write failed for lack of room. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(53100|ENOSPC|EDQUOT)$/.test(String(error.code));

/** By then the pool has noticed which of its connections have ended. */
const NOTICED_MS = 100;

/**
 * Does work that may be done twice, and once more if the connection was lost: one that the database has just ended may be
 * given out before that is noticed.
 */
export const onceMore = async <T>(
  work: () => Promise<T>,
  mayRepeat: () => boolean = () => true,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!isConnectionLost(error) || !mayRepeat()) throw error;
    await wait(NOTICED_MS);
    return work();
  }
};
