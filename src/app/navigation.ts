import type nav from '#i18n/nav/en.ts';
import type { Flag } from '#modules/auth/contract.ts';
import type { IconName } from '#ui/Icon.tsx';
import { logbookPages } from './logbookPages.ts';
import type { LoadBadge } from './navBadge.ts';
import { papersEntries } from './papersEntries.ts';
import type { FileRouteTypes } from './routeTree.gen.ts';
import { storesEntries } from './storesEntries.ts';
import { workEntries } from './workEntries.ts';

export type Path = FileRouteTypes['to'];
export type NavLabel = Exclude<keyof typeof nav, `group${string}`>;

/**
 * The groups of the menus, in their order; all but the first and the last have a heading. An entry that comes later
 * stands in its group at its place in the table.
 */
export const navGroups = [
  { group: 'home' },
  { group: 'work', heading: 'groupWork', icon: 'engineer' },
  { group: 'bridge', heading: 'groupBridge', icon: 'explore' },
  { group: 'stores', heading: 'groupStores', icon: 'store' },
  { group: 'people', heading: 'groupPeople', icon: 'person' },
  { group: 'papers', heading: 'groupPapers', icon: 'paper' },
  { group: 'office', heading: 'groupOffice', icon: 'briefcase' },
  { group: 'help' },
] as const satisfies { group: string; heading?: keyof typeof nav; icon?: IconName }[];
export type NavGroup = (typeof navGroups)[number]['group'];

export type NavigationEntry = {
  to: Path;
  /**
   * One of these flags is required; `member` means anyone whose boat is not EXPIRED, `crew` who of them is not from
   * outside, `own` a page that always stays open (the terms of `Access` in #lib/endpoint.ts).
   */
  flag: Flag | readonly Flag[] | 'member' | 'crew' | 'own';
  label: NavLabel;
  icon: IconName;
  /** Its menu group; without one, only menu search and command palette find it. The table is in the menus' order. */
  group?: NavGroup;
  /** The group beside whose entries it is offered, for a page that no menu entry stands for. */
  straight?: NavGroup;
  /** The menu entry that is marked while this page is open. */
  under?: Path;
  /** Further routes that this entry owns. */
  opens?: readonly Path[];
  /** Those of its routes that members open without the flag, for what is theirs: a job given to them. */
  own?: readonly Path[];
  /** Those of its routes that open while no boat is chosen: pages of a person, of companies and of the operator. */
  boatless?: readonly Path[];
  /** What waits there for this person, counted beside its name: a part of its module, loaded late. */
  badge?: LoadBadge;
};

/** All pages to navigate to: menus, searches and the route guard read this one table. */
export const navigation: readonly NavigationEntry[] = [
  {
    to: '/app/home',
    flag: 'member',
    label: 'home',
    icon: 'home',
    group: 'home',
    // The profile page of shipyards and contractors.
    opens: ['/app/shipyarprofile/$id'],
    boatless: ['/app/home', '/app/shipyarprofile/$id'],
  },
  {
    to: '/app/worklist',
    flag: 'jobs',
    label: 'jobs',
    icon: 'wrench',
    group: 'work',
    badge: () => import('#modules/worklist/components/NoStatusBadge.ts'),
    opens: ['/app/jobdetails/$id', '/app/worklist/import', '/app/worklist/print'],
    own: ['/app/jobdetails/$id'],
  },
  {
    to: '/app/worklist/round',
    flag: 'jobs',
    label: 'round',
    icon: 'checklist',
    under: '/app/worklist',
  },
  {
    to: '/app/equipment',
    flag: 'equipmentspage',
    label: 'equipment',
    icon: 'machine',
    group: 'work',
    opens: ['/app/equipment/$id', '/app/equipment/labels', '/app/equipment/import'],
  },
  {
    to: '/app/manageequipment',
    flag: 'equipmentspage',
    label: 'manageEquipment',
    icon: 'assignment',
    under: '/app/equipment',
  },
  {
    to: '/app/equipment/hours',
    flag: 'equipmentspage',
    label: 'runningHours',
    icon: 'gauge',
    under: '/app/equipment',
  },
  {
    to: '/app/equipmentphotos',
    flag: 'member',
    label: 'equipmentPhotos',
    icon: 'photos',
    under: '/app/equipment',
  },
  {
    to: '/app/logbook',
    flag: 'logbook',
    label: 'logbook',
    icon: 'book',
    group: 'bridge',
    badge: () => import('#modules/logbooks/components/LogbookBadge.ts'),
    opens: logbookPages,
  },
  {
    to: '/app/watchkeeping',
    flag: ['watchkeeping', 'watchkeeper'],
    label: 'watchkeeping',
    icon: 'clock',
    group: 'bridge',
    badge: () => import('#modules/watchkeeping/components/WatchBadge.ts'),
    opens: ['/app/watchkeeping/$id', '/app/watchkeepinglogs'],
  },
  ...storesEntries,
  {
    to: '/app/crewlist',
    flag: 'employees',
    label: 'crew',
    icon: 'groups',
    group: 'people',
  },
  {
    to: '/app/employees',
    flag: 'employees',
    label: 'employees',
    icon: 'badge',
    group: 'people',
    opens: ['/app/employees/certificates', '/app/profiledetails/$id', '/app/editprofile/$id'],
    boatless: ['/app/profiledetails/$id', '/app/editprofile/$id'],
  },
  {
    to: '/app/guests',
    flag: 'guests',
    label: 'guests',
    icon: 'luggage',
    group: 'people',
    opens: ['/app/guestdetails/$id', '/app/guests/list', '/app/guests/galley'],
  },
  {
    to: '/app/teams',
    flag: 'employees',
    label: 'teams',
    icon: 'team',
    group: 'people',
  },
  {
    to: '/app/users',
    flag: ['employees', 'management', 'superadmin'],
    label: 'users',
    icon: 'accounts',
    group: 'people',
    opens: ['/app/userdetails/$id'],
    boatless: ['/app/userdetails/$id'],
  },
  {
    to: '/app/onboard',
    flag: 'crew',
    label: 'onOffBoard',
    icon: 'aboard',
    group: 'people',
    // Everybody has a profile, whatever lists they may read.
    opens: ['/app/profiledetails/$id', '/app/editprofile/$id'],
  },
  ...workEntries,
  {
    to: '/app/crewemail',
    flag: 'employees',
    label: 'crewEmail',
    icon: 'mail',
    straight: 'people',
  },
  {
    to: '/app/myvessel',
    flag: 'member',
    label: 'myVessel',
    icon: 'boat',
    // A visitor's own profile; shipyards and contractors have a page of their own.
    opens: ['/app/profiledetails/$id', '/app/editprofile/$id'],
    boatless: ['/app/myvessel'],
  },
  {
    to: '/app/adminusers',
    flag: 'superadmin',
    label: 'adminUsers',
    icon: 'admins',
    under: '/app/users',
    boatless: ['/app/adminusers'],
  },
  ...papersEntries,
  {
    to: '/app/managementhome',
    flag: ['management', 'superadmin'],
    label: 'managementHome',
    icon: 'dashboard',
    group: 'office',
    boatless: ['/app/managementhome'],
  },
  {
    to: '/app/management',
    flag: ['management', 'superadmin'],
    label: 'management',
    icon: 'company',
    group: 'office',
    opens: ['/app/management/$id'],
    boatless: ['/app/management', '/app/management/$id'],
  },
  {
    to: '/app/superadmin',
    flag: 'superadmin',
    label: 'superAdmin',
    icon: 'adminShield',
    group: 'office',
    opens: ['/app/superadmin/$id'],
    boatless: ['/app/superadmin', '/app/superadmin/$id'],
  },
  {
    to: '/app/deleted',
    flag: 'member',
    label: 'deleted',
    icon: 'bin',
    group: 'help',
    straight: 'work',
  },
  {
    to: '/app/help',
    flag: 'own',
    label: 'help',
    icon: 'question',
    group: 'help',
  },
  {
    to: '/app/terms',
    flag: 'own',
    label: 'terms',
    icon: 'terms',
  },
  {
    to: '/app/account',
    flag: 'own',
    label: 'account',
    icon: 'devices',
  },
  {
    to: '/app/change-password',
    flag: 'own',
    label: 'changePassword',
    icon: 'key',
  },
];

/** Routes without an owner because they are everybody's: the frame, redirects, and the menu. */
export const openToAll: readonly string[] = ['/app', '/app/$', '/app/menu'];
