import { EXPIRED, type User } from '#modules/auth/contract.ts';
import type { NavLabel } from './navigation.ts';

/** An entry of the profile menu; without `to` it is an action (sign-out). */
export type ProfileEntry = { label: NavLabel; to?: string; params?: Record<string, string> };

type Facts = Pick<
  User,
  'role' | 'superadmin' | 'changePassword' | 'shipyardUser' | 'contractUser' | 'profileID' | 'boat'
>;

const signOut: ProfileEntry = { label: 'signOut' };
const helpCenter: ProfileEntry = { label: 'helpCenter', to: '/app/help' };

const editProfile = (to: string, { profileID, changePassword }: Facts): ProfileEntry[] =>
  changePassword ? [] : [{ label: 'editProfile', to, params: { id: profileID } }];

/** Role management has its own rules and its own title (specification, section 6). */
export const isManagement = ({ role }: Pick<User, 'role'>) => role === 'management';

/** The profile menu's entries by the rules of the specification, section 6. */
export const profileMenu = (user: Facts): ProfileEntry[] => {
  if (user.boat?.free === EXPIRED && !user.superadmin) return [helpCenter, signOut];
  // The wire spells it this way: shipyarprofile.
  if (user.shipyardUser || user.contractUser)
    return [...editProfile('/app/shipyarprofile/$id', user), signOut];
  return [
    ...editProfile('/app/editprofile/$id', user),
    ...(isManagement(user) || user.changePassword
      ? []
      : [{ label: 'hoursOfRest', to: '/app/hoursofrest' } as const]),
    ...(user.role === 'user' ? [] : [{ label: 'onOffBoard', to: '/app/onboard' } as const]),
    { label: 'myVessel', to: '/app/myvessel' },
    helpCenter,
    ...(user.changePassword ? [] : [{ label: 'equipmentPhotos', to: '/app/equipmentphotos' } as const]),
    signOut,
  ];
};
