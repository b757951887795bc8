import type { User } from '#modules/auth/contract.ts';
import { can } from '#modules/auth/rules/can.ts';
import { shipyardUsers } from '#modules/shipyard/contract.ts';
import { users } from '../contract.ts';

/** Further lists on the page of users: people from outside, and who keeps watches. */
export const usersViews = ['yard', 'watch'] as const;
export type UsersView = (typeof usersViews)[number];

const accessTo = { yard: shipyardUsers.ofBoat.access, watch: users.watchkeepers.access };

/** Whether somebody may see one of these lists. */
export const maySee = (user: User, view: UsersView): boolean => can(user, accessTo[view]);

/** The list to show: one that the reader may not see is none. */
export const viewFor = (user: User, show: UsersView | undefined): UsersView | undefined =>
  show && maySee(user, show) ? show : undefined;
