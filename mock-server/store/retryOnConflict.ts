import { fail } from '../http/apiError.ts';
import type { MessageKey } from '../messages/en.ts';

/** SQLSTATEs of an inaccessible row: 23505, it exists but is not visible to the user; 42501, it must not be written. */
const outOfScope = new Map<string, MessageKey>([
  ['23505', 'notYours'],
  ['42501', 'notYourBoat'],
]);

/**
 * SQLSTATEs of "two writers met, one was rolled back": the write is simply repeated. 23505 means that both created the
 * same row; the second try finds it.
 */
const conflicts = new Set(['40P01', '40001', '23505']);

/** Writes, and repeats the write after a conflict; fails if a row is outside the user's scope. */
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
