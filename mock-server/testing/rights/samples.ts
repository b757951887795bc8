import { canaryIdOf, companyOf } from './canaries.ts';

/** A sample refers to items of a boat; `n` makes each one different. */
type Sample = (boatID: string, n: number) => object;

/** A watch of an hour that no other sample has. */
const hoursOf = (n: number) => ({
  start: new Date(Date.UTC(2033, 0, 1, n)).toISOString(),
  end: new Date(Date.UTC(2033, 0, 1, n + 1)).toISOString(),
});

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
      'navPins',
      'closedGroups',
      'resetTheme',
    ].map((name) => [`themes.${name}`, (boatID: string) => ({ userID: canaryIdOf('person', boatID) })]),
  ),
  'notices.read': (boatID) => ({ ids: [canaryIdOf('notice', boatID)] }),
  'vessel.layUp': () => ({ layUp: null }),
  'users.create': (boatID, n) => ({
    username: `sample${n}`,
    email: `sample${n}@rights.example`,
    role: 'crew',
    managementID: companyOf(boatID),
    manageBoatID: boatID,
    language: 'en',
  }),
  'users.role': (boatID) => ({ role: 'crew', userID: canaryIdOf('person', boatID) }),
  'users.email': (_, n) => ({ email: `sample${n}@rights.example` }),
  'shipyardUsers.create': (_, n) => ({ username: `sample${n}`, email: `sample${n}@rights.example` }),
  'shipyardUsers.createProfile': (boatID) => ({ userID: canaryIdOf('person', boatID) }),
  'shipyardUsers.invite': (boatID, n) => ({
    email: `sample${n}@rights.example`,
    jobID: canaryIdOf('worklist', boatID),
  }),
  'shipyardUsers.inviteProfile': (boatID) => ({ userID: canaryIdOf('person', boatID) }),
  'shipyardUsers.addContractUser': (boatID) => ({ userID: canaryIdOf('person', boatID) }),
  'shipyardUsers.shareJobs': (boatID) => ({
    ids: [canaryIdOf('worklist', boatID)],
    userID: canaryIdOf('person', boatID),
  }),
  'profiles.create': (boatID) => ({ userID: canaryIdOf('person', boatID) }),
  'profileCommands.recentPhoto': (boatID) => ({ profilePhoto: '', userID: canaryIdOf('person', boatID) }),
  'profileCommands.pettyCash': (boatID) => ({ userID: canaryIdOf('person', boatID) }),
  'profileCommands.signature': (boatID) => ({ profileID: canaryIdOf('profiles', boatID), downloadUrl: '' }),
  'profileCommands.notifications': (boatID) => ({ id: canaryIdOf('profiles', boatID) }),
  'certificates.create': (boatID) => ({ userID: canaryIdOf('person', boatID) }),
  'certificates.update': (boatID) => ({ userID: canaryIdOf('person', boatID) }),
  'guests.create': (_, n) => ({ email: `sample${n}@rights.example` }),
  'guests.update': (_, n) => ({ email: `sample${n}@rights.example` }),
  'crewMails.send': (boatID) => ({ to: [canaryIdOf('person', boatID)] }),
  'managements.save': (boatID) => ({ images: [], createNew: false, managementID: companyOf(boatID) }),
  // A boat that does not exist: giving a real one to a company would open it to others from then on.
  'managements.addBoat': (boatID) => ({ managementID: companyOf(boatID), boatID: 'boat-none' }),
  'boats.create': (boatID) => ({ timeZone: 'UTC', managementID: companyOf(boatID) }),
  'readings.enter': (boatID, n) => ({
    readings: [
      {
        _id: `reading-${n}-of-test`,
        equipmentID: canaryIdOf('equipmentgroups', boatID),
        at: '2026-06-02T00:00:00.000Z',
        value: 6,
      },
    ],
  }),
  'readings.strike': (boatID) => ({ readings: [canaryIdOf('reading', boatID)], reason: 'Wrong meter' }),
  'readings.restore': (boatID) => ({ readings: [canaryIdOf('reading', boatID)] }),
  'copies.duplicate': (boatID, n) => ({
    ids: { [canaryIdOf('equipmentgroups', boatID)]: `copy-of-the-test-${n}` },
  }),
  'movements.book': (boatID, n) => ({
    movements: [
      {
        _id: `movement-${n}-of-test`,
        inventoryID: canaryIdOf('inventory', boatID),
        kind: 'receive',
        quantity: 1,
        at: '2026-06-02T00:00:00.000Z',
      },
    ],
  }),
  'movements.reverse': (boatID, n) => ({
    reversals: [
      {
        _id: `reversal-${n}-of-test`,
        inventoryID: canaryIdOf('inventory', boatID),
        reverses: canaryIdOf('movement', boatID),
        at: '2026-06-02T00:00:00.000Z',
      },
    ],
  }),
  'stocktakes.create': (boatID) => ({ locationID: canaryIdOf('locations', boatID) }),
  'stocktakes.update': (boatID) => ({ locationID: canaryIdOf('locations', boatID) }),
  'stocktakeCommands.count': (boatID, n) => ({
    _id: `count-${n}-of-test`,
    inventoryID: canaryIdOf('inventory', boatID),
    counted: 2,
    chosen: '',
    replaces: [],
    at: '2026-06-02T00:00:00.000Z',
  }),
  'transfers.create': (boatID) => ({
    inventoryID: canaryIdOf('inventory', boatID),
    otherInventoryID: canaryIdOf('inventory', boatID),
  }),
  'transferCommands.send': (_, n) => ({ _id: `sent-${n}-of-test`, quantity: 1 }),
  'transferCommands.receive': (_, n) => ({ _id: `received-${n}-of-test`, quantity: 1 }),
  'stockCommands.set': (boatID) => ({
    ids: [canaryIdOf('inventory', boatID)],
    fields: { category: 'Engine' },
  }),
  'subforms.create': (boatID) => ({ formID: canaryIdOf('forms', boatID) }),
  'subforms.update': (boatID) => ({ formID: canaryIdOf('forms', boatID) }),
  'formCommands.publish': () => ({ version: 2 }),
  'formCommands.starters': () => ({ codes: ['PW'] }),
  'boatForms.push': (boatID) => ({ boatIDs: [boatID], how: 'merge' }),
  'formarchives.create': (boatID) => ({ formID: canaryIdOf('forms', boatID), version: 1 }),
  'formarchives.update': (boatID) => ({ formID: canaryIdOf('forms', boatID), version: 1 }),
  'fillCommands.answer': (_, n) => ({
    answers: [
      { _id: `given-${n}-of-test`, item: 'line', value: 'x', at: '2026-06-02T00:00:00.000Z', replaces: [] },
    ],
  }),
  'fillCommands.sign': () => ({ content: '{}', proof: 'none' }),
  'fillCommands.amend': (_, n) => ({ _id: `amended-${n}-of-test` }),
  'runCommands.mark': (_, n) => ({
    ...{ _id: `mark-${n}-of-test`, item: 'item', result: 'ok', at: '2026-06-02T00:00:00.000Z' },
  }),
  'logbooks.sign': (_, n) => ({ _id: `record-${n}-of-test`, content: '{}', proof: 'none' }),
  'timesheetCommands.update': (boatID) => ({
    userID: canaryIdOf('person', boatID),
    month: '2026-06',
    days: {},
    was: {},
  }),
  'timesheetCommands.ask': (boatID) => ({ userID: canaryIdOf('person', boatID), month: '2026-02', days: 3 }),
  'timesheetCommands.sign': () => ({ content: '{}', proof: 'none' }),
  'shipCertificateCommands.openJob': (_, n) => ({ jobID: `survey-job-${n}`, window: 'r' }),
  'shipCertificateCommands.survey': (_, n) => ({ _id: `survey-${n}`, window: '', at: '2026-06-02' }),
  'shipCertificateCommands.renew': (_, n) => ({
    ...{ _id: `renewed-${n}`, issued: '2026-06-02', expires: '2031-06-02', documentID: '' },
  }),
  'leaves.create': (boatID) => ({ userID: canaryIdOf('person', boatID) }),
  'leaves.update': (boatID) => ({ userID: canaryIdOf('person', boatID) }),
  'vacations.create': (boatID) => ({ userID: canaryIdOf('person', boatID), kind: 'opening', days: 1 }),
  'vacations.update': (boatID) => ({ userID: canaryIdOf('person', boatID), kind: 'opening', days: 1 }),
  'watchkeeping.create': (boatID, n) => ({
    userID: canaryIdOf('person', boatID),
    ...hoursOf(n),
  }),
  'watchkeeping.update': (boatID, n) => ({ userID: canaryIdOf('person', boatID), ...hoursOf(n) }),
  'watchCommands.rota': () => ({
    from: '2032-01-01T00:00:00.000Z',
    to: '2032-01-02T00:00:00.000Z',
    watches: [],
  }),
  'watchCommands.askSwap': (boatID) => ({ toID: canaryIdOf('person', boatID) }),
  'watchplans.create': () => ({ from: '2032-01-01', to: '2032-01-02', hours: '', dayWork: '' }),
  'watchplans.update': (boatID) => ({
    ...{ from: '2026-06-01', to: '2026-06-02', hours: '', dayWork: '' },
    people: [canaryIdOf('person', boatID)],
  }),
  'watchlogs.create': (boatID) => ({ watchID: canaryIdOf('watchkeeping', boatID) }),
  'watchlogs.update': (boatID) => ({ watchID: canaryIdOf('watchkeeping', boatID) }),
  'watchlogCommands.sign': () => ({ content: '{}', proof: 'none' }),
  'watchorders.create': () => ({ from: '2032-01-01', until: null }),
  'watchorders.update': () => ({ from: '2032-01-01', until: null }),
  'watchorderCommands.acknowledge': () => ({ rev: 0 }),
  'payrolls.create': (boatID, n) => ({
    userID: canaryIdOf('person', boatID),
    startDate: `2031-0${(n % 9) + 1}-01`,
    endDate: `2031-0${(n % 9) + 1}-10`,
  }),
  'payrolls.update': (boatID) => ({ userID: canaryIdOf('person', boatID) }),
  'payrollCommands.prepare': () => ({ month: '2026-05' }),
  'payrollCommands.lock': () => ({ month: '2026-05', rows: [{ _id: 'none', totalSalary: 0 }] }),
  'logInspections.open': (boatID) => ({
    volumes: [canaryIdOf('logvolume', boatID)],
    hours: 1,
    tokenHash: '0'.repeat(64),
  }),
  'logSeals.setRule': () => ({ addresses: ['office@rights.example'] }),
  'logInspections.giveBack': (boatID) => ({ signerID: canaryIdOf('person', boatID), proof: 'none' }),
  'logdrafts.create': () => ({ book: 'sea', code: 'event', values: {} }),
  'logdrafts.update': () => ({ book: 'sea', code: 'event', values: {} }),
  'inventory.create': (boatID) => ({ department: '', locationID: canaryIdOf('locations', boatID) }),
  'inventory.update': (boatID) => ({ locationID: canaryIdOf('locations', boatID) }),
  'worklist.create': (boatID) => ({ equipmentID: canaryIdOf('equipmentgroups', boatID) }),
  'defects.report': (boatID) => ({ equipmentID: canaryIdOf('equipmentgroups', boatID) }),
  'worklist.update': (boatID) => ({ equipmentID: canaryIdOf('equipmentgroups', boatID) }),
  'jobCommands.set': (boatID) => ({ ids: [canaryIdOf('worklist', boatID)] }),
  'jobCommands.remove': (boatID) => ({ ids: [canaryIdOf('worklist', boatID)] }),
  'jobCommands.complete': (boatID, n) => ({
    works: [{ _id: `work-of-test-${n}`, jobID: canaryIdOf('worklist', boatID), date: '2026-06-01' }],
  }),
  'jobCommands.undo': (boatID) => ({ works: [canaryIdOf('work', boatID)] }),
  'jobCommands.postpone': (boatID) => ({
    postponements: [
      {
        jobID: canaryIdOf('worklist', boatID),
        dueDate: '2036-01-01',
        dueHours: null,
        project: '',
        reason: 'Parts',
      },
    ],
  }),
  'buying.draft': (boatID) => ({ wanted: [{ inventoryID: canaryIdOf('inventory', boatID), quantity: 1 }] }),
  'spareEquipment.create': () => ({ equipmentGroupID: '' }),
  'spareEquipment.update': () => ({ equipmentGroupID: '' }),
  'sections.create': (boatID) => ({ equipmentID: canaryIdOf('spareequipment', boatID) }),
  'sections.update': (boatID) => ({ equipmentID: canaryIdOf('spareequipment', boatID) }),
  'spares.create': (boatID, n) => ({
    equipmentID: canaryIdOf('spareequipment', boatID),
    sectionID: '',
    inventoryID: '',
    partNo: `P${n}`,
  }),
  'spares.update': (boatID) => ({
    equipmentID: canaryIdOf('spareequipment', boatID),
    sectionID: '',
    inventoryID: '',
  }),
  'imports.start': () => ({ resource: 'equipmentgroups' }),
  'imports.rows': () => ({ from: 0, rows: [{ name: 'Pump' }] }),
  'sync.batch': (boatID, n) => ({
    operations: [
      { opId: `op-${n}`, method: 'DELETE', path: `/api/guests/${canaryIdOf('guests', boatID)}`, about: [] },
    ],
  }),
  'sync.presence': (boatID) => ({ resource: 'equipmentgroups', id: canaryIdOf('equipmentgroups', boatID) }),
};

/** Fields of any body: those that `lib/resource` reserves. */
export const reserved: Sample = (boatID, n) => ({ _id: `sample-of-the-test-${n}`, boatID, rev: 1 });
