import { catalog } from '../../modules/index.ts';

/**
 * The subject of each call, which together with its declared access decides who may make it:
 * - `self`: the caller's own data; no boat is named.
 * - `all`: data of no boat; the access alone decides.
 * - `boat`: a boat, named in the path, the body or the search.
 * - `item`: an item of a boat, of this kind, named by its id.
 * - `personal`: data of a person of a boat, for themself and for crew managers.
 * - `account`: an account of a boat; with access to boat and flag, ranks decide further (accounts.test.ts).
 * - `company`: a management company; for its users and for users who may access one of its boats.
 * `further`: with access to boat and flag, a rule of the call decides further; it is tested beside the call.
 */
export type Subject = {
  about: 'self' | 'all' | 'boat' | 'item' | 'personal' | 'account' | 'company';
  kind?: string;
  further?: true;
};

const self: Subject = { about: 'self' };
const all: Subject = { about: 'all' };
const boat: Subject = { about: 'boat' };
const boatFurther: Subject = { about: 'boat', further: true };
const item = (kind: string): Subject => ({ about: 'item', kind });
const itemFurther = (kind: string): Subject => ({ about: 'item', kind, further: true });
const personal: Subject = { about: 'personal', kind: 'profiles' };
const personalFurther: Subject = { about: 'personal', kind: 'profiles', further: true };
const account: Subject = { about: 'account', kind: 'person' };
const company: Subject = { about: 'company' };

const each = (contract: string, names: string, subject: Subject): Record<string, Subject> =>
  Object.fromEntries(names.split(' ').map((name) => [`${contract}.${name}`, subject]));

/** The regular calls of every resource are about a boat or an item; exceptions are listed below. */
const regular = (name: string, kind: string, calls: object): Record<string, Subject> => {
  const has = (given: string) =>
    given
      .split(' ')
      .filter((call) => call in calls)
      .join(' ');
  return {
    ...each(name, has('list first changes create'), boat),
    ...each(name, has('details update remove'), item(kind)),
  };
};

export const subjects: Record<string, Subject> = {
  ...Object.assign(
    {},
    ...[...catalog.resources].map(([name, { name: kind, calls }]) => regular(name, kind, calls)),
  ),
  ...each('auth', 'me logout changePassword', self),
  ...each(
    'themes',
    'navCollapsed currentTheme navType sideNavTheme topNavColor fontSize locale direction navPins closedGroups resetTheme',
    {
      about: 'personal',
      kind: 'theme',
      further: true,
    },
  ),
  // A theme belongs to its user only; crew managers have no access.
  'themes.details': { about: 'personal', kind: 'theme', further: true },
  ...each('notices', 'mine read', self),
  ...each('sessions', 'mine end endOthers', self),
  // Who cooks deletes no guest (guests.test.ts).
  'guests.remove': itemFurther('guests'),
  'vessel.mine': self,
  'vessel.contact': self,
  'vessel.particulars': boat,
  ...each('vessel', 'update layUp', boatFurther),
  'vessel.switchBoat': boat,
  'vessel.logo': company,
  ...each(
    'users',
    'details detailsByProfile email welcome systemAccess applyPreset endSessions softDelete role',
    account,
  ),
  ...each('waitingEmail', 'again takeBack', account),
  ...each('users', 'watchkeepers ofBoat switchLiteBoat', boat),
  'users.create': boatFurther,
  'users.all': all,
  'shipyardUsers.ofBoat': boatFurther,
  ...each('shipyardUsers', 'create invite', boatFurther),
  ...each('shipyardUsers', 'createProfile inviteProfile addShipyard', account),
  'shipyardUsers.addContractUser': itemFurther('worklist'),
  'shipyardUsers.shareJobs': boatFurther,
  'shipyardUsers.jobDetails': itemFurther('worklist'),
  'shipyardUsers.myJobs': self,
  ...each('profiles', 'details update', personal),
  'profiles.create': personalFurther,
  'profiles.remove': personalFurther,
  ...each('profileReads', 'ofLogin ofManagement ofAccounting onboard', boat),
  ...each('profileReads', 'byUser docs', personal),
  'profileReads.cash': personalFurther,
  ...each('profileReads', 'ofFleet', self),
  'profileReads.all': all,
  'profileCommands.recentPhoto': personal,
  ...each('profileCommands', 'signature notifications pin', personalFurther),
  'profileCommands.pettyCash': boat,
  'profileCommands.onboardStatus': itemFurther('profiles'),
  'certificateReads.ofPerson': personal,
  ...each('crewMails', 'ofBoat send', boat),
  ...each('managements', 'list fleet', self),
  ...each('managements', 'details save', company),
  ...each('managements', 'people', company),
  ...each('managements', 'addBoat changeDocs resetBoat remove', all),
  ...each('boats', 'list create free', all),
  ...each('presets', 'list save remove', all),
  'readings.ofEquipment': item('equipmentgroups'),
  'readings.enter': boat,
  'readings.correct': itemFurther('reading'),
  ...each('readings', 'strike restore', boatFurther),
  'copies.duplicate': item('equipmentgroups'),
  ...each('movements', 'list people', boat),
  ...each('logbooks', 'volumes signers latest', boat),
  'logbooks.key': all,
  ...each('logbooks', 'records verify exported', item('logvolume')),
  'logbooks.record': item('logrecord'),
  'logPapers.volume': item('logvolume'),
  ...each('logPapers', 'declaration fallback', boat),
  'logDues.list': boat,
  'logWaiting.count': boat,
  ...each('logSeals', 'list rule', boat),
  'logSeals.setRule': boatFurther,
  'logSeals.seal': item('logvolume'),
  ...each('logInspections', 'list access', boat),
  // The master opens and ends links (inspection.test.ts).
  ...each('logInspections', 'open giveBack', boatFurther),
  'logInspections.end': itemFurther('inspection'),
  // Who signs, and with which PIN, decides further (logbooks.test.ts).
  'logbooks.sign': boatFurther,
  // Whose sheet it is, and who signs with which PIN, decides further (hoursofrest.test.ts).
  ...each('timesheetCommands', 'update sign', itemFurther('timesheets')),
  'timesheetCommands.ask': boatFurther,
  ...each('fleetRest', 'months', self),
  'timesheetReads.key': all,
  'timesheetReads.signers': boat,
  'timesheetPapers.sheet': boatFurther,
  ...each('shipCertificateCommands', 'openJob survey strike', item('shipcertificates')),
  'portPackPapers.build': item('portpacks'),
  // A certificate is renewed once (shipcertificates.test.ts).
  'shipCertificateCommands.renew': itemFurther('shipcertificates'),
  // Whose leave it is, and who decides, is tested in leave.test.ts.
  'leaves.create': boatFurther,
  ...each('leaves', 'update remove', itemFurther('leaves')),
  'leaveCommands.decide': itemFurther('leaves'),
  'vacations.create': boatFurther,
  'vacations.update': itemFurther('vacations'),
  // Whose watch it is, who was asked and who signs decides further (watchkeeping.test.ts).
  ...each('watchkeeping', 'create', boatFurther),
  'watchkeeping.update': itemFurther('watchkeeping'),
  'watchCommands.rota': boat,
  ...each('watchCommands', 'done askSwap answerSwap', itemFurther('watchkeeping')),
  'watchlogs.create': boatFurther,
  ...each('watchlogs', 'update remove', itemFurther('watchlogs')),
  'watchlogCommands.sign': itemFurther('watchlogs'),
  'watchorderCommands.acknowledge': item('watchorders'),
  'watchPapers.arrangements': boat,
  ...each('payrolls', 'create', boatFurther),
  ...each('payrolls', 'update', itemFurther('payrolls')),
  ...each('payrollCommands', 'prepare lock', boat),
  'payrollPapers.slip': item('payrolls'),
  'paysettings.create': boatFurther,
  // STCW limits exceptions (evaluate.test.ts).
  'restSettings.rules': boatFurther,
  'hours.create': boatFurther,
  'hours.update': itemFurther('hours'),
  // Crew change what is of their department (stock.test.ts).
  ...each('movements', 'book reverse', boatFurther),
  ...each('stocktakeCommands', 'count close cancel reopen', itemFurther('stocktakes')),
  // Who may access both vessels proposes; the vessel that has it sends (transfers.test.ts).
  'transfers.create': boatFurther,
  ...each('transfers', 'update remove', itemFurther('transfers')),
  ...each('transferCommands', 'send receive decline', itemFurther('transfers')),
  ...each('stocktakeReads', 'counts paper', item('stocktakes')),
  ...each('inventory', 'create', boatFurther),
  'stockReads.attention': boat,
  'stockReads.sisters': item('inventory'),
  'stockCommands.set': boatFurther,
  ...each('inventory', 'update remove', itemFurther('inventory')),
  ...each('jobCommands', 'set remove complete undo postpone', boat),
  'jobCommands.decide': itemFurther('worklist'),
  'jobCommands.tick': item('worklist'),
  'spotCommands.place': item('sections'),
  ...each('jobReads', 'count worksOfBoat people', boat),
  ...each('jobReads', 'works comments comment', item('worklist')),
  'jobReads.worksOfEquipment': item('equipmentgroups'),
  'jobPapers.workOrder': item('worklist'),
  ...each('orderCommands', 'approve send receive giveBack rest cancel reopen', item('orders')),
  ...each('buying', 'draft forecast', boat),
  'orderCalls.rules': boat,
  'orderCalls.setRules': boatFurther,
  'orderPapers.paper': item('orders'),
  'formCommands.publish': itemFurther('forms'),
  'formCommands.starters': boat,
  'formReads.starterList': all,
  'formReads.due': boat,
  'boatForms.fleet': all,
  'boatForms.copies': item('forms'),
  // It copies to other vessels of the caller (boatForms.test.ts).
  'boatForms.push': itemFurther('forms'),
  // What is filled and who signs decides further (ism.test.ts).
  ...each('fillCommands', 'answer submit act sign amend', itemFurther('formarchives')),
  'formarchives.create': boatFurther,
  ...each('formarchives', 'update remove', itemFurther('formarchives')),
  'archiveReads.archive': boat,
  'formWaiting.count': boat,
  'watchWaiting.count': boat,
  'archivePapers.paper': item('formarchives'),
  'audits.audit': all,
  ...each('runCommands', 'mark finish reopen', itemFurther('checklistruns')),
  'defects.report': boat,
  'defects.places': boat,
  // With `member` as access, the flag of the named resource decides further.
  'history.ofItem': itemFurther('equipmentgroups'),
  'files.ofItem': itemFurther('equipmentgroups'),
  'files.ofBoat': boatFurther,
  'files.upload': itemFurther('equipmentgroups'),
  'files.remove': itemFurther('file'),
  'files.restore': itemFurther('file'),
  'photos.ofBoat': boat,
  'photos.ofItem': item('inventory'),
  ...each('imports', 'ofBoat mapping start', boatFurther),
  ...each('imports', 'rows check commit undo', itemFurther('import')),
  ...each('savedviews', 'ofList create', boat),
  ...each('savedviews', 'update remove', itemFurther('view')),
  ...each('history', 'lost restore', itemFurther('equipmentgroups')),
  'history.deleted': boatFurther,
  ...each('falPapers', 'crewList passengerList', boat),
  // Holders confirm what they must read; the captain and the company decide (documents.test.ts).
  ...each('documentCommands', 'revise decide read ask answer', itemFurther('documents')),
  'documentReads.search': boat,
  'documentReads.changes': itemFurther('documents'),
  // Who may open a folder is for the captain and the company to say.
  ...each('folders', 'create', boatFurther),
  ...each('folders', 'update remove', itemFurther('folders')),
  ...each('documents', 'create', boatFurther),
  ...each('documents', 'update', itemFurther('documents')),
  ...each('labels', 'equipment inventory locations', boat),
  'workingSet.cost': boat,
  'sync.batch': self,
  'sync.events': boat,
  'sync.presence': boatFurther,
};
