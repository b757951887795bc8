import type nav from '#i18n/nav/en.ts';
import type { Flag } from '#modules/auth/contract.ts';
import type { IconName } from '#ui/Icon.tsx';
import type { FileRouteTypes } from './routeTree.gen.ts';

export type Path = FileRouteTypes['to'];
export type NavLabel = Exclude<keyof typeof nav, `group${string}`>;

/**
 * The groups of the menus, in their order; all but the first and the last have a heading. An entry that comes later
 * stands in its group at its place in the table.
 */
export const navGroups = [
  { group: 'home' },
  { group: 'work', heading: 'groupWork' },
  { group: 'bridge', heading: 'groupBridge' },
  { group: 'stores', heading: 'groupStores' },
  { group: 'people', heading: 'groupPeople' },
  { group: 'papers', heading: 'groupPapers' },
  { group: 'office', heading: 'groupOffice' },
  { group: 'help' },
] as const satisfies { group: string; heading?: keyof typeof nav }[];
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
  /** The menu entry that is marked while this page is open. */
  under?: Path;
  /** Further routes that this entry owns. */
  opens?: readonly Path[];
  /** Those of its routes that members open without the flag, for what is theirs: a job given to them. */
  own?: readonly Path[];
  /** Those of its routes that open while no boat is chosen: pages of a person, of companies and of the operator. */
  boatless?: readonly Path[];
  /** The count shown beside its name. */
  badge?: 'jobsWithoutStatus';
  /** Further search words, in English; the label is searched in the reader's language. */
  keywords?: string;
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
    keywords: 'dashboard my day',
  },
  {
    to: '/app/worklist',
    flag: 'jobs',
    label: 'jobs',
    icon: 'wrench',
    group: 'work',
    badge: 'jobsWithoutStatus',
    opens: ['/app/jobdetails/$id', '/app/worklist/import', '/app/worklist/print'],
    own: ['/app/jobdetails/$id'],
    keywords: 'worklist maintenance work orders tasks defects board calendar overdue due pms',
  },
  {
    to: '/app/worklist/round',
    flag: 'jobs',
    label: 'round',
    icon: 'checklist',
    under: '/app/worklist',
    keywords: 'inspection checks checklist daily walk',
  },
  {
    to: '/app/equipment',
    flag: 'equipmentspage',
    label: 'equipment',
    icon: 'machine',
    group: 'work',
    opens: ['/app/equipment/$id', '/app/equipment/labels', '/app/equipment/import'],
    keywords: 'machinery assets qr',
  },
  {
    to: '/app/manageequipment',
    flag: 'equipmentspage',
    label: 'manageEquipment',
    icon: 'assignment',
    under: '/app/equipment',
    keywords: 'admin bulk edit',
  },
  {
    to: '/app/equipment/hours',
    flag: 'equipmentspage',
    label: 'runningHours',
    icon: 'gauge',
    under: '/app/equipment',
    keywords: 'meter counter readings',
  },
  {
    to: '/app/equipmentphotos',
    flag: 'member',
    label: 'equipmentPhotos',
    icon: 'photos',
    under: '/app/equipment',
    keywords: 'pictures gallery',
  },
  {
    to: '/app/supplier',
    flag: 'supplier',
    label: 'supplier',
    icon: 'delivery',
    group: 'stores',
    opens: ['/app/supplier/$id'],
    keywords: 'suppliers vendors chandler agent provisions orders',
  },
  {
    to: '/app/crewlist',
    flag: 'employees',
    label: 'crew',
    icon: 'groups',
    group: 'people',
    keywords: 'crew list imo fal 5 authorities port clearance',
  },
  {
    to: '/app/employees',
    flag: 'employees',
    label: 'employees',
    icon: 'badge',
    group: 'people',
    opens: ['/app/employees/certificates', '/app/profiledetails/$id', '/app/editprofile/$id'],
    boatless: ['/app/profiledetails/$id', '/app/editprofile/$id'],
    keywords: 'people crew certificates matrix passports medical stcw',
  },
  {
    to: '/app/guests',
    flag: 'guests',
    label: 'guests',
    icon: 'luggage',
    group: 'people',
    opens: ['/app/guestdetails/$id', '/app/guests/list', '/app/guests/galley'],
    keywords: 'passengers cabins allergies preferences charter fal 6',
  },
  {
    to: '/app/teams',
    flag: 'employees',
    label: 'teams',
    icon: 'team',
    group: 'people',
    keywords: 'watches fire boat groups muster',
  },
  {
    to: '/app/users',
    flag: ['employees', 'management', 'superadmin'],
    label: 'users',
    icon: 'accounts',
    group: 'people',
    opens: ['/app/userdetails/$id'],
    boatless: ['/app/userdetails/$id'],
    keywords: 'accounts permissions rights access roles login',
  },
  {
    to: '/app/onboard',
    flag: 'crew',
    label: 'onOffBoard',
    icon: 'aboard',
    group: 'people',
    // Everybody has a profile, whatever lists they may read.
    opens: ['/app/profiledetails/$id', '/app/editprofile/$id'],
    keywords: 'headcount muster aboard ashore gangway',
  },
  {
    to: '/app/crewemail',
    flag: 'employees',
    label: 'crewEmail',
    icon: 'mail',
    keywords: 'mail email message everyone',
  },
  {
    to: '/app/myvessel',
    flag: 'member',
    label: 'myVessel',
    icon: 'boat',
    // A visitor's own profile; shipyards and contractors have a page of their own.
    opens: ['/app/profiledetails/$id', '/app/editprofile/$id'],
    boatless: ['/app/myvessel'],
    keywords: 'particulars imo mmsi call sign flag tonnage',
  },
  {
    to: '/app/adminusers',
    flag: 'superadmin',
    label: 'adminUsers',
    icon: 'admins',
    under: '/app/users',
    boatless: ['/app/adminusers'],
    keywords: 'accounts every boat',
  },
  {
    to: '/app/managementhome',
    flag: ['management', 'superadmin'],
    label: 'managementHome',
    icon: 'dashboard',
    group: 'office',
    boatless: ['/app/managementhome'],
    keywords: 'boats glance overview switch',
  },
  {
    to: '/app/management',
    flag: ['management', 'superadmin'],
    label: 'management',
    icon: 'company',
    group: 'office',
    opens: ['/app/management/$id'],
    boatless: ['/app/management', '/app/management/$id'],
    keywords: 'company companies logo',
  },
  {
    to: '/app/superadmin',
    flag: 'superadmin',
    label: 'superAdmin',
    icon: 'adminShield',
    group: 'office',
    opens: ['/app/superadmin/$id'],
    boatless: ['/app/superadmin', '/app/superadmin/$id'],
    keywords: 'boats presets expired free',
  },
  {
    to: '/app/deleted',
    flag: 'member',
    label: 'deleted',
    icon: 'bin',
    keywords: 'restore',
  },
  {
    to: '/app/help',
    flag: 'own',
    label: 'help',
    icon: 'question',
    group: 'help',
    keywords: 'manual faq',
  },
  {
    to: '/app/terms',
    flag: 'own',
    label: 'terms',
    icon: 'terms',
    keywords: 'conditions privacy legal',
  },
  {
    to: '/app/account',
    flag: 'own',
    label: 'account',
    icon: 'devices',
    keywords: 'sessions devices notifications settings sign out everywhere',
  },
  {
    to: '/app/change-password',
    flag: 'own',
    label: 'changePassword',
    icon: 'key',
    keywords: 'security',
  },
];

/** Routes without an owner because they show nothing themselves: the frame, and redirects. */
export const openToAll: readonly string[] = ['/app', '/app/$'];
