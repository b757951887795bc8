import type { User } from '#modules/auth/contract.ts';
import { can } from '#modules/auth/rules/can.ts';
import { shipyardUsers } from '#modules/shipyard/contract.ts';
import { users } from '../contract.ts';
import type { UsersView } from './viewNames.ts';

const accessTo = { yard: shipyardUsers.ofBoat.access, watch: users.watchkeepers.access };

/** Whether a user may see one of these lists. */
export const maySee = (user: User, view: UsersView): boolean => can(user, accessTo[view]);

/** The list to show; undefined if the user may not see it. */
export const viewFor = (user: User, show: UsersView | undefined): UsersView | undefined =>
  show && maySee(user, show) ? show : undefined;
