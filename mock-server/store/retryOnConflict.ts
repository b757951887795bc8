import { fail } from '../http/apiError.ts';
import type { MessageKey } from '../messages/en.ts';

/** PostgreSQL's words for a row of somebody else: one that exists already out of reach, or may not be written. */
const outOfScope = new Map<string, MessageKey>([
  ['23505', 'notYours'],
  ['42501', 'notYourBoat'],
]);

/**
 * PostgreSQL's words for "two writers met, one was taken back": nothing is wrong, it is simply done again. 23505 is the
 * same thing made by both; the second time it is found.
 */
const conflicts = new Set(['40P01', '40001', '23505']);

/** Writes, and once more where two writers met; refuses what is out of the person's reach. */
export const retryOnConflict = async <T>(write: () => Promise<T>, maxTries = 3): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (maxTries > 1 && conflicts.has(code)) return retryOnConflict(write, maxTries - 1);
    const key = outOfScope.get(code);
    throw key ? fail(403, key) : error;
  }
};
