import type { User } from '#modules/auth/contract.ts';
import { can, isExpired } from '#modules/auth/rules/can.ts';
import { type NavigationEntry, navigation, openToAll } from './navigation.ts';

/** Why a page is not shown: the boat is EXPIRED, a new password must be set first, a flag is missing, or no boat is chosen. */
export type Refusal = 'expired' | 'changePassword' | 'noAccess' | 'noBoat';

const refusal = (user: User, { flag }: NavigationEntry): Refusal | undefined => {
  if (flag === 'own') return undefined;
  if (user.changePassword) return 'changePassword';
  if (isExpired(user)) return 'expired';
  return can(user, flag === 'member' || flag === 'crew' ? flag : { flag }) ? undefined : 'noAccess';
};

/** Whether a user may open an entry's pages. */
export const allows = (user: User, entry: NavigationEntry) => refusal(user, entry) === undefined;

/** The entries a user may open; an EXPIRED boat or an outstanding password change leaves no menu. */
export const entriesFor = (user: User): readonly NavigationEntry[] =>
  user.changePassword || isExpired(user) ? [] : navigation.filter((entry) => allows(user, entry));

/** The path of a route id: an index route's id ends with a slash, its path does not. */
export const routePath = (routeId: string) => (routeId.length > 1 ? routeId.replace(/\/$/, '') : routeId);

/** The entries that own a route, most important first. */
const ownersOf = (routeId: string): readonly NavigationEntry[] => {
  const path = routePath(routeId);
  return navigation.filter(({ to, opens }) => to === path || opens?.some((other) => other === path));
};

/** The entry that owns a route; of several, the first that the user may open. */
export const ownerOf = (routeId: string, user?: User): NavigationEntry | undefined => {
  const owners = ownersOf(routeId);
  return (user && owners.find((owner) => allows(user, owner))) ?? owners[0];
};

/** Whether a route is about a boat and this person, of a company or the operator, has chosen none. */
const lacksBoat = ({ boatID, superadmin, managementID }: User, routeId: string, { flag }: NavigationEntry) =>
  boatID === '' &&
  (superadmin || managementID !== '') &&
  flag !== 'own' &&
  !ownersOf(routeId).some(({ boatless }) => boatless?.some((path) => path === routePath(routeId)));

/** The guard of every /app route; a route without an owner is closed to everyone but superadmins. */
export const guard = (user: User, routeId: string): Refusal | undefined => {
  if (openToAll.includes(routePath(routeId))) return undefined;
  const owner = ownerOf(routeId, user);
  if (owner?.own?.some((path) => path === routePath(routeId)))
    return refusal(user, { ...owner, flag: 'member' });
  if (owner) return refusal(user, owner) ?? (lacksBoat(user, routeId, owner) ? 'noBoat' : undefined);
  return user.superadmin ? undefined : 'noAccess';
};
