import { fail } from '../http/apiError.ts';
import type { Call } from '../http/implement.ts';
import { checkPassword } from './passwords.ts';
import { countTry, forgetTries } from './tries.ts';

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

/**
 * Fails unless the header `x-confirm` holds the caller's present password: an open session alone, on a tablet that
 * somebody left, must not take the account. Wrong ones are slowed like those of a sign-in. The PIN does not count: it is
 * short, and set with this password.
 */
export const checkConfirmed = async (call: Pick<Call, 'db' | 'now' | 'viewer' | 'requestHeader'>) => {
  const given = decoded(call.requestHeader('x-confirm'));
  if (given === '') throw fail(400, 'confirmFirst', {}, 'confirm');
  const key = `confirm ${call.viewer._id}`;
  await countTry(call, key);
  const user = await call.db
    .selectFrom('users')
    .select('password_hash')
    .where('_id', '=', call.viewer._id)
    .executeTakeFirst();
  if (!(await checkPassword(given, user?.password_hash))) throw fail(400, 'wrongConfirm', {}, 'confirm');
  await forgetTries(call, key);
};
