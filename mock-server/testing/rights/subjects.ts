/**
 * What each call is about, which with its declared access decides who may make it:
 * - `self`: the caller's own things; nothing of a boat is named.
 * - `all`: things of no boat; the access alone decides.
 * - `boat`: a boat, named in the path, the body or the search.
 * - `item`: a thing of a boat, of this kind, named by its id.
 * - `papers`: a person of a boat, for themself and for whoever keeps its crew.
 * - `account`: an account of a boat; with reach and flag, ranks decide further (accounts.test.ts).
 * - `company`: a management company; for its people and for who reaches a boat of it.
 * `further`: with reach and flag a rule of the call decides further, tested beside the call.
 */
export type Subject = {
  about: 'self' | 'all' | 'boat' | 'item' | 'papers' | 'account' | 'company';
  kind?: string;
  further?: true;
};

const self: Subject = { about: 'self' };
const all: Subject = { about: 'all' };
const boat: Subject = { about: 'boat' };
const boatFurther: Subject = { about: 'boat', further: true };
const item = (kind: string): Subject => ({ about: 'item', kind });
const itemFurther = (kind: string): Subject => ({ about: 'item', kind, further: true });
const papers: Subject = { about: 'papers', kind: 'profile' };
const papersFurther: Subject = { about: 'papers', kind: 'profile', further: true };
const account: Subject = { about: 'account', kind: 'person' };
const company: Subject = { about: 'company' };

const regular = (name: string, kind: string): Record<string, Subject> => ({
  [`${name}.list`]: boat,
  [`${name}.changes`]: boat,
  [`${name}.create`]: boat,
  [`${name}.details`]: item(kind),
  [`${name}.update`]: item(kind),
  [`${name}.remove`]: item(kind),
});

const each = (contract: string, names: string, subject: Subject): Record<string, Subject> =>
  Object.fromEntries(names.split(' ').map((name) => [`${contract}.${name}`, subject]));

export const subjects: Record<string, Subject> = {
  ...each('auth', 'me logout changePassword', self),
  ...each(
    'themes',
    'navCollapsed currentTheme navType sideNavTheme topNavColor fontSize locale direction resetTheme',
    {
      about: 'papers',
      kind: 'theme',
      further: true,
    },
  ),
  // A theme is its person's alone; the access of keepers does not reach it.
  'themes.details': { about: 'papers', kind: 'theme', further: true },
  ...each('notices', 'mine read', self),
  ...each('sessions', 'mine end endOthers', self),
  'vessel.mine': self,
  'vessel.particulars': boat,
  ...each('vessel', 'update layUp', boatFurther),
  'vessel.switchBoat': boat,
  'vessel.logo': company,
  ...each(
    'users',
    'details detailsByProfile email welcome systemAccess applyPreset softDelete role',
    account,
  ),
  ...each('users', 'watchkeepers ofBoat switchLiteBoat', boat),
  'users.create': boatFurther,
  'users.all': all,
  'shipyardUsers.ofBoat': boat,
  ...each('shipyardUsers', 'create invite', boatFurther),
  ...each('shipyardUsers', 'createProfile inviteProfile addShipyard', account),
  'shipyardUsers.addContractUser': itemFurther('job'),
  'shipyardUsers.jobDetails': itemFurther('job'),
  'shipyardUsers.myJobs': self,
  ...each('profiles', 'list changes', boat),
  ...each('profiles', 'details update', papers),
  'profiles.create': papersFurther,
  'profiles.remove': papersFurther,
  ...each('profileReads', 'ofLogin ofManagement ofAccounting onboard', boat),
  ...each('profileReads', 'byUser docs', papers),
  'profileReads.cash': papersFurther,
  ...each('profileReads', 'ofFleet', self),
  'profileReads.all': all,
  'profileDeeds.recentPhoto': papers,
  ...each('profileDeeds', 'signature notifications pin', papersFurther),
  'profileDeeds.pettyCash': boat,
  'profileDeeds.onboardStatus': itemFurther('profile'),
  ...regular('certificates', 'certificate'),
  'certificateReads.ofPerson': papers,
  ...regular('guests', 'guest'),
  ...regular('teams', 'team'),
  ...each('crewMails', 'ofBoat send', boat),
  ...each('managements', 'list fleet', self),
  ...each('managements', 'details save', company),
  ...each('managements', 'addBoat changeDocs resetBoat remove', all),
  ...each('boats', 'list create free', all),
  ...each('presets', 'list save remove', all),
  ...regular('equipment', 'equipment'),
  'readings.ofEquipment': item('equipment'),
  'readings.enter': boat,
  'copies.duplicate': item('equipment'),
  ...regular('worklist', 'job'),
  ...each('jobDeeds', 'set remove complete undo postpone', boat),
  'jobDeeds.decide': itemFurther('job'),
  'jobDeeds.tick': item('job'),
  ...each('jobReads', 'count worksOfBoat people', boat),
  ...each('jobReads', 'works comments comment', item('job')),
  'jobReads.worksOfEquipment': item('equipment'),
  'jobPapers.workOrder': item('job'),
  // With `member` as access, the flag of the named resource decides further.
  'history.ofItem': itemFurther('equipment'),
  'files.ofItem': itemFurther('equipment'),
  'files.ofBoat': boatFurther,
  'files.upload': itemFurther('equipment'),
  'files.remove': itemFurther('file'),
  ...each('imports', 'ofBoat start', boatFurther),
  ...each('imports', 'rows check commit undo', itemFurther('import')),
  ...each('savedviews', 'ofList create', boat),
  ...each('savedviews', 'update remove', itemFurther('view')),
  'history.lost': itemFurther('equipment'),
  ...each('falPapers', 'crewList passengerList', boat),
  'workingSet.cost': boat,
  'sync.batch': self,
  'sync.events': boat,
  'sync.presence': boatFurther,
};
