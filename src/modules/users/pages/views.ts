import type { User } from '#modules/auth/contract.ts';
import { can } from '#modules/auth/rules/can.ts';
import { shipyardUsers } from '#modules/shipyard/contract.ts';
import { users } from '../contract.ts';
import { mayManage } from '../rules.ts';
import type { UsersView } from './viewNames.ts';

const accessTo = { yard: shipyardUsers.ofBoat.access, watch: users.watchkeepers.access };

/** Whether a user may see one of these lists; outside users have the flag `shipyard` too, and do not see each other. */
export const maySee = (user: User, view: UsersView): boolean =>
  can(user, accessTo[view]) && (view !== 'yard' || mayManage(user.role, 'user'));

/** The list to show; undefined if the user may not see it. */
export const viewFor = (user: User, show: UsersView | undefined): UsersView | undefined =>
  show && maySee(user, show) ? show : undefined;
