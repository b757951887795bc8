import type { User } from '#modules/auth/contract.ts';

/** Further lists on the page of users: people from outside, and who keeps watches. */
export const usersViews = ['yard', 'watch'] as const;
export type UsersView = (typeof usersViews)[number];

/** Whether somebody looks after shipyards and contractors, as the server decides it. */
export const mayYard = ({ superadmin, shipyard }: Pick<User, 'superadmin' | 'shipyard'>): boolean =>
  superadmin || shipyard;

/** Whether somebody may see who keeps watches, as the server decides it. */
export const maySeeWatch = (user: Pick<User, 'superadmin' | 'watchkeeping' | 'watchkeeper'>): boolean =>
  user.superadmin || user.watchkeeping || user.watchkeeper;

/** The list to show: one that the reader may not see is none. */
export const viewFor = (
  user: Pick<User, 'superadmin' | 'shipyard' | 'watchkeeping' | 'watchkeeper'>,
  show: UsersView | undefined,
): UsersView | undefined =>
  (show === 'yard' && mayYard(user)) || (show === 'watch' && maySeeWatch(user)) ? show : undefined;
