import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { User } from '#modules/auth/contract.ts';
import { allows, entriesFor, guard, ownerOf, routePath } from './allows.ts';
import { type NavigationEntry, navigation, openToAll } from './navigation.ts';

const rest = { regime: 'rest', minRestBlock: 2 } as const;

/** A crew member of a boat that is not EXPIRED, without any flag. */
const person = (facts: Partial<User> = {}): User => ({ ...noRights, ...facts });

const noRights: User = {
  _id: 'u1',
  username: 'mate',
  email: 'mate@halcyon.example',
  firstName: 'Ada',
  lastName: 'Mate',
  profilePhoto: '',
  jobtitle: 'Mate',
  department: 'Deck',
  role: 'crew',
  managementID: '',
  boatID: 'b1',
  boatName: 'Halcyon',
  changePassword: false,
  shipyardUser: false,
  contractUser: false,
  userType: 'crew',
  profileID: 'p1',
  backgroundColor: '',
  captain: false,
  liteBoatID: '',
  boat: { _id: 'b1', name: 'Halcyon', free: '', timeZone: 'UTC', imo: '', place: '', layUp: null, rest },
  jobs: false,
  logbook: false,
  inventory: false,
  employees: false,
  superadmin: false,
  watchkeeping: false,
  watchkeeper: false,
  reports: false,
  supplier: false,
  equipmentspage: false,
  documents: false,
  ism: false,
  guests: false,
  hourstracker: false,
  spareparts: false,
  shipyard: false,
  accounting: false,
  sales: false,
  calendar: false,
  management: false,
  liteadmin: false,
  charter: false,
  tyssales: false,
};

const expiredBoat = {
  _id: 'b1',
  name: 'Halcyon',
  free: 'EXPIRED',
  timeZone: 'UTC',
  imo: '',
  place: '',
  layUp: null,
  rest,
};

const people = {
  nobody: person(),
  engineer: person({ equipmentspage: true }),
  superadmin: person({ superadmin: true }),
  expired: person({ equipmentspage: true, boat: expiredBoat }),
  expiredAdmin: person({ superadmin: true, boat: expiredBoat }),
  newcomer: person({ equipmentspage: true, changePassword: true }),
  operator: person({ superadmin: true, boatID: '', boatName: '' }),
  manager: person({ management: true, managementID: 'm1', boatID: '', boatName: '' }),
};

describe('guard', () => {
  it.each([
    ['nobody', '/app/home', undefined],
    ['nobody', '/app/equipment/', 'noAccess'],
    ['nobody', '/app/equipment/$id', 'noAccess'],
    ['nobody', '/app/equipmentphotos', undefined],
    ['nobody', '/app/help', undefined],
    ['nobody', '/app/unowned', 'noAccess'],
    ['engineer', '/app/equipment/', undefined],
    ['engineer', '/app/equipment/hours', undefined],
    ['engineer', '/app/manageequipment', undefined],
    ['superadmin', '/app/equipment/$id', undefined],
    ['superadmin', '/app/unowned', undefined],
    ['expired', '/app/home', 'expired'],
    ['expired', '/app/equipment/$id', 'expired'],
    ['expired', '/app/help', undefined],
    ['expired', '/app/terms', undefined],
    ['expired', '/app/change-password', undefined],
    ['expiredAdmin', '/app/equipment/', undefined],
    ['newcomer', '/app/home', 'changePassword'],
    ['newcomer', '/app/equipment/', 'changePassword'],
    ['newcomer', '/app/change-password', undefined],
    ['newcomer', '/app/help', undefined],
    ['operator', '/app/worklist/', 'noBoat'],
    ['operator', '/app/equipment/$id', 'noBoat'],
    ['operator', '/app/users/', 'noBoat'],
    ['operator', '/app/superadmin/', undefined],
    ['operator', '/app/superadmin/$id', undefined],
    ['operator', '/app/adminusers', undefined],
    ['operator', '/app/userdetails/$id', undefined],
    ['operator', '/app/account', undefined],
    ['manager', '/app/equipmentphotos', 'noBoat'],
    ['manager', '/app/onboard', 'noBoat'],
    ['manager', '/app/home', undefined],
    ['manager', '/app/myvessel', undefined],
    ['manager', '/app/managementhome', undefined],
    ['manager', '/app/management/$id', undefined],
    ['manager', '/app/profiledetails/$id', undefined],
    ['manager', '/app/editprofile/$id', undefined],
  ] as const)('%s at %s: %s', (who, routeId, refusal) => {
    expect(guard(people[who], routeId)).toBe(refusal);
  });

  it('allows everyone what shows nothing itself', () => {
    for (const path of openToAll) expect(guard(people.expired, path)).toBeUndefined();
  });
});

describe('menus', () => {
  it.each([
    [
      'nobody',
      [
        'home',
        'equipmentPhotos',
        'onOffBoard',
        'vacationLeaves',
        'myVessel',
        'deleted',
        'help',
        'terms',
        'account',
        'changePassword',
      ],
    ],
    ['expired', []],
    ['newcomer', []],
  ] as const)('%s has %j', (who, labels) => {
    expect(entriesFor(people[who]).map(({ label }) => label)).toEqual(labels);
  });

  it('a superadmin has all entries, even on an EXPIRED boat', () => {
    expect(entriesFor(people.superadmin)).toEqual(navigation);
    expect(entriesFor(people.expiredAdmin)).toEqual(navigation);
  });

  it('one of several flags is enough', () => {
    const entry: NavigationEntry = {
      to: '/app/home',
      label: 'home',
      icon: 'home',
      flag: ['watchkeeping', 'watchkeeper'],
    };
    expect(allows(person({ watchkeeper: true }), entry)).toBe(true);
    expect(allows(person({ jobs: true }), entry)).toBe(false);
  });
});

describe('the route tree', () => {
  it('has an owner for every /app route', async () => {
    // Imported here because it brings all pages along. The router assigns the ids of routes.
    const { createAppRouter, loadRoutes } = await import('./router.ts');
    const router = createAppRouter(new QueryClient());
    await loadRoutes(router);
    const ids = Object.keys(router.routesById).filter((id) => /^\/app(\/|$)/.test(id));
    expect(ids).toContain('/app/help');
    expect(ids.filter((id) => !ownerOf(id) && !openToAll.includes(routePath(id)))).toEqual([]);
  });

  it('has several owners only for the pages of a person, and every menu parent is an entry', () => {
    const owned = navigation.flatMap(({ to, opens = [] }) => [to, ...opens]);
    const twice = owned.filter((path, index) => owned.indexOf(path) !== index);
    expect([...new Set(twice)]).toEqual(['/app/profiledetails/$id', '/app/editprofile/$id']);
    const marked = (flags: Partial<User>) => ownerOf('/app/profiledetails/$id', person(flags))?.to;
    expect(marked({ employees: true })).toBe('/app/employees');
    expect(marked({})).toBe('/app/onboard');
    expect(marked({ role: 'user' })).toBe('/app/myvessel');
    for (const { under } of navigation)
      if (under) expect(navigation.some(({ to }) => to === under)).toBe(true);
    // An entry speaks for its own routes only.
    for (const { to, opens = [], own = [], boatless = [] } of navigation)
      expect([to, ...opens]).toEqual(expect.arrayContaining([...own, ...boatless]));
  });
});
