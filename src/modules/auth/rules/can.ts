import { EXPIRED } from '../contract.ts';

/** The parts of a person that rights depend on: the flags that the access asks for, the account and its boat. */
type Person<F extends string> = {
  superadmin: boolean;
  changePassword: boolean;
  boat: { free: string } | null;
} & { [K in F]: unknown };

/** `Access` of #lib/endpoint.ts; a flag that the person does not have by name does not compile. */
type AccessBy<F extends string> = 'public' | 'own' | 'member' | { flag: F | readonly F[] };

/** Whether the account of the person's boat has ended; a superadmin goes on. */
export const isExpired = ({ superadmin, boat }: Omit<Person<never>, 'changePassword'>) =>
  !superadmin && boat?.free === EXPIRED;

/**
 * Whether a person has this access, whatever the boat; the server decides by the same rule (mock-server/auth/access.ts).
 * Without a person only `public` is allowed.
 */
export const can = <F extends string>(user: Person<NoInfer<F>> | undefined, access: AccessBy<F>): boolean => {
  if (access === 'public') return true;
  if (!user) return false;
  if (access === 'own') return true;
  if (user.changePassword || isExpired(user)) return false;
  if (access === 'member' || user.superadmin) return true;
  const { flag } = access;
  return typeof flag === 'string' ? user[flag] === true : flag.some((each) => user[each] === true);
};
