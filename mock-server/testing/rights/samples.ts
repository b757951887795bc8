import { companyOf, idOf } from './fixture.ts';

/** A sample refers to items of a boat; `n` makes each one different. */
type Sample = (boatID: string, n: number) => object;

/**
 * Parts of a call's body that its schema cannot express (ids of existing items, non-empty lists), by the name of the
 * call: a field has its meaning only within its call.
 */
export const samples: Record<string, Sample> = {
  ...Object.fromEntries(
    [
      'navCollapsed',
      'currentTheme',
      'navType',
      'sideNavTheme',
      'topNavColor',
      'fontSize',
      'locale',
      'direction',
      'resetTheme',
    ].map((name) => [`themes.${name}`, (boatID: string) => ({ userID: idOf('person', boatID) })]),
  ),
  'notices.read': (boatID) => ({ ids: [idOf('notice', boatID)] }),
  'vessel.layUp': () => ({ layUp: null }),
  'users.create': (boatID, n) => ({
    username: `sample${n}`,
    email: `sample${n}@rights.example`,
    role: 'crew',
    managementID: companyOf(boatID),
    manageBoatID: boatID,
    language: 'en',
  }),
  'users.role': (boatID) => ({ role: 'crew', userID: idOf('person', boatID) }),
  'users.email': (_, n) => ({ email: `sample${n}@rights.example` }),
  'shipyardUsers.create': (_, n) => ({ username: `sample${n}`, email: `sample${n}@rights.example` }),
  'shipyardUsers.createProfile': (boatID) => ({ userID: idOf('person', boatID) }),
  'shipyardUsers.invite': (boatID, n) => ({
    email: `sample${n}@rights.example`,
    jobID: idOf('worklist', boatID),
  }),
  'shipyardUsers.inviteProfile': (boatID) => ({ userID: idOf('person', boatID) }),
  'shipyardUsers.addContractUser': (boatID) => ({ userID: idOf('person', boatID) }),
  'profiles.create': (boatID) => ({ userID: idOf('person', boatID) }),
  'profileDeeds.recentPhoto': (boatID) => ({ profilePhoto: '', userID: idOf('person', boatID) }),
  'profileDeeds.pettyCash': (boatID) => ({ userID: idOf('person', boatID) }),
  'profileDeeds.signature': (boatID) => ({ profileID: idOf('profiles', boatID), downloadUrl: '' }),
  'profileDeeds.notifications': (boatID) => ({ id: idOf('profiles', boatID) }),
  'certificates.create': (boatID) => ({ userID: idOf('person', boatID) }),
  'certificates.update': (boatID) => ({ userID: idOf('person', boatID) }),
  'guests.create': (_, n) => ({ email: `sample${n}@rights.example` }),
  'guests.update': (_, n) => ({ email: `sample${n}@rights.example` }),
  'crewMails.send': (boatID) => ({ to: [idOf('person', boatID)] }),
  'managements.save': (boatID) => ({ images: [], createNew: false, managementID: companyOf(boatID) }),
  // A boat that does not exist: giving a real one to a company would open it to others from then on.
  'managements.addBoat': (boatID) => ({ managementID: companyOf(boatID), boatID: 'boat-none' }),
  'boats.create': (boatID) => ({ timeZone: 'UTC', managementID: companyOf(boatID) }),
  'readings.enter': (boatID, n) => ({
    readings: [
      {
        _id: `reading-${n}-of-test`,
        equipmentID: idOf('equipmentgroups', boatID),
        at: '2026-06-02T00:00:00.000Z',
        value: 6,
      },
    ],
  }),
  'copies.duplicate': (boatID, n) => ({
    ids: { [idOf('equipmentgroups', boatID)]: `copy-of-the-test-${n}` },
  }),
  'worklist.create': (boatID) => ({ equipmentID: idOf('equipmentgroups', boatID) }),
  'worklist.update': (boatID) => ({ equipmentID: idOf('equipmentgroups', boatID) }),
  'jobDeeds.set': (boatID) => ({ ids: [idOf('worklist', boatID)] }),
  'jobDeeds.remove': (boatID) => ({ ids: [idOf('worklist', boatID)] }),
  'jobDeeds.complete': (boatID, n) => ({
    works: [{ _id: `work-of-test-${n}`, jobID: idOf('worklist', boatID), date: '2026-06-01' }],
  }),
  'jobDeeds.undo': (boatID) => ({ works: [idOf('work', boatID)] }),
  'jobDeeds.postpone': (boatID) => ({
    postponements: [
      {
        jobID: idOf('worklist', boatID),
        dueDate: '2036-01-01',
        dueHours: null,
        project: '',
        reason: 'Parts',
      },
    ],
  }),
  'imports.start': () => ({ resource: 'equipmentgroups' }),
  'imports.rows': () => ({ from: 0, rows: [{ name: 'Pump' }] }),
  'sync.batch': (boatID, n) => ({
    operations: [
      { opId: `op-${n}`, method: 'DELETE', path: `/api/guests/${idOf('guests', boatID)}`, about: [] },
    ],
  }),
  'sync.presence': (boatID) => ({ resource: 'equipmentgroups', id: idOf('equipmentgroups', boatID) }),
};

/** Fields of any body: those that `lib/resource` reserves. */
export const reserved: Sample = (boatID, n) => ({ _id: `sample-of-the-test-${n}`, boatID, rev: 1 });
