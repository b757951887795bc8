import { EXPIRED } from '../contract.ts';

/** The facts about a user that rights depend on: the flags that the access requires, the account and its boat. */
type Person<F extends string> = {
  superadmin: boolean;
  role: string;
  changePassword: boolean;
  boat: { free: string } | null;
} & { [K in F]: unknown };

/** `Access` of #lib/endpoint.ts; a flag that the user type lacks does not compile. */
type AccessBy<F extends string> =
  | 'public'
  | 'own'
  | 'member'
  | 'crew'
  | { flag: F | readonly F[]; own?: true };

/** Whether the user's boat is EXPIRED; superadmins are not blocked. */
export const isExpired = ({ superadmin, boat }: Pick<Person<never>, 'superadmin' | 'boat'>) =>
  !superadmin && boat?.free === EXPIRED;

/**
 * Whether a user has this access, regardless of the boat; the server uses the same rule (mock-server/auth/access.ts).
 * Without a user only `public` is allowed.
 */
export const can = <F extends string>(user: Person<NoInfer<F>> | undefined, access: AccessBy<F>): boolean => {
  if (access === 'public') return true;
  if (!user) return false;
  if (access === 'own') return true;
  if (user.changePassword || isExpired(user)) return false;
  if (access === 'member' || user.superadmin) return true;
  if (access === 'crew') return user.role === 'crew' || user.role === 'management';
  const { flag, own } = access;
  if (own) return true;
  return typeof flag === 'string' ? user[flag] === true : flag.some((each) => user[each] === true);
};
