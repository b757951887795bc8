import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { nowIso } from '#lib/clock.ts';
import { listMutation } from '#lib/listMutation.ts';
import type { ListRule } from '#lib/listRules.ts';
import { registerEntity } from '#lib/registry.ts';
import { prepare, request } from '#lib/request.ts';
import { cachedItem, resourceHooks, resourceQueries } from '#lib/resourceHooks.ts';
import { fetchList } from '#lib/resourceList.ts';
import { saveFile } from '#lib/saveFile.ts';
import { useMine } from '#lib/viewer.ts';
import type { Boat, User } from '#modules/auth/contract.ts';
import {
  type DayEntry,
  hours,
  restSettings,
  type SheetSignature,
  type Timesheet,
  timesheetCommands,
  timesheetPapers,
  timesheetReads,
  timesheets,
} from './contract.ts';
import { entryOf } from './rules/entries.ts';
import { sheetID } from './rules/people.ts';

const { name } = timesheets;

export const restQueries = {
  list: (boatID: string) =>
    queryOptions({
      queryKey: [name, 'list', boatID],
      queryFn: ({ client, queryKey, signal }): Promise<readonly Timesheet[]> =>
        fetchList(timesheets, { client, queryKey, boatID, signal }),
      enabled: boatID !== '',
      meta: { access: timesheets.calls.list.access },
    }),
  signers: (boatID: string) =>
    queryOptions({
      queryKey: [name, 'signers', boatID],
      queryFn: ({ signal }) => request(timesheetReads.signers, { params: { boatID }, signal }),
      enabled: boatID !== '',
      meta: { access: timesheetReads.signers.access },
    }),
  /** The key to which PINs are encrypted; it never changes. */
  key: () =>
    queryOptions({
      queryKey: ['restkey'],
      queryFn: ({ signal }) => request(timesheetReads.key, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
      meta: { access: timesheetReads.key.access },
    }),
  exceptions: resourceQueries(hours).list,
};

/** What the page of a month reads. */
export const readsOfSheet = ({ boatID }: { boatID: string }) => [
  restQueries.list(boatID),
  restQueries.exceptions(boatID),
  restQueries.signers(boatID),
  restQueries.key(),
];

registerEntity(
  timesheets,
  {
    namespace: 'hoursofrest',
    page: '/app/hoursofrest/timesheet/$id',
    edit: { page: '/app/hoursofrest/timesheet/$id' },
    offline: 'list',
  },
  restQueries.list,
);

export const {
  useList: useExceptions,
  useCreate: useCreateException,
  useUpdate: useUpdateException,
  useRemove: useRemoveException,
} = resourceHooks(hours, {
  namespace: 'hoursofrest',
  title: 'hoursofrest:exceptions',
  page: '/app/hoursofrest',
  edit: { form: 'hoursofrest' },
  offline: 'list',
  texts: {
    created: 'hoursofrest:exceptionSaved',
    updated: 'hoursofrest:exceptionSaved',
    removed: 'hoursofrest:exceptionRemoved',
  },
});

/** The month sheets that the user may read. */
export const useSheets = () => useQuery(useMine(restQueries.list));

/** Who can sign. */
export const useSheetSigners = () => useQuery(useMine(restQueries.signers));

type Painted = {
  boatID: string;
  userID: string;
  month: string;
  days: Record<string, DayEntry>;
  /** Who paints, as the sheet will say. */
  by: string;
  reason?: string;
};

const idOf = ({ boatID, userID, month }: Pick<Painted, 'boatID' | 'userID' | 'month'>) =>
  sheetID(boatID, userID, month);

const begun = ({ boatID, userID, month }: Painted, now: string): Timesheet => ({
  ...{ _id: sheetID(boatID, userID, month), boatID, userID, month, days: {}, signatures: [], amendments: [] },
  ...{ rev: 0, createdAt: now, updatedAt: now, updatedBy: '' },
});

/** The sheet with the painted days; it begins with them if nobody has painted in this month yet. */
const paintInto =
  (painted: Painted): ListRule<Timesheet> =>
  (list) => {
    const at = nowIso();
    const id = idOf(painted);
    const days = Object.fromEntries(
      Object.entries(painted.days).map(([day, entry]) => [day, { ...entry, by: painted.by, at }]),
    );
    if (!list.some(({ _id }) => _id === id)) return [{ ...begun(painted, at), days }, ...list];
    return list.map((sheet) => (sheet._id === id ? { ...sheet, days: { ...sheet.days, ...days } } : sheet));
  };

const replaced =
  (sheet: Timesheet): ListRule<Timesheet> =>
  (list) =>
    list.some(({ _id }) => _id === sheet._id)
      ? list.map((one) => (one._id === sheet._id ? sheet : one))
      : [sheet, ...list];

/** The days of a refused body as the server has them now: what the question showed is what may be painted over. */
const asThere = (current: Readonly<Record<string, unknown>>, body: Readonly<Record<string, unknown>>) => {
  const there = timesheets.item.parse(current).days;
  return {
    was: Object.fromEntries(
      Object.keys(Object(body.days)).map((day) => {
        const stored = there[day];
        return [day, stored ? entryOf(stored) : null];
      }),
    ),
  };
};

const paint = listMutation<Timesheet, Painted, Timesheet>({
  name: 'timesheets.paint',
  label: { text: 'outbox:action.paintRest', icon: 'edit' },
  commands: [timesheetCommands.update],
  fields: ['reason'],
  resource: name,
  ask: { yes: 'outbox:ask.mine', no: 'outbox:ask.theirs', insist: asThere },
  asks: true,
  failure: 'hoursofrest:notSaved',
  call: (painted, client) => {
    const { boatID, userID, month, days, reason } = painted;
    const known = cachedItem(timesheets, client, idOf(painted))?.days ?? {};
    const was = Object.fromEntries(
      Object.keys(days).map((day) => {
        const stored = known[day];
        return [day, stored ? entryOf(stored) : null];
      }),
    );
    return prepare(timesheetCommands.update, {
      params: { id: idOf(painted) },
      body: { boatID, userID, month, days, was, ...(reason ? { reason } : {}) },
    });
  },
  entityIds: (painted) => [idOf(painted)],
  optimisticAnswer: (painted, client) =>
    cachedItem(timesheets, client, idOf(painted)) ?? begun(painted, nowIso()),
  change: (painted) => ({ lists: restQueries.list(painted.boatID).queryKey, rule: paintInto(painted) }),
  confirm: replaced,
  invalidates: (sheet) => [['history', name, sheet._id]],
});

/** Enters days of a month; it shows at once. */
export const usePaintDays = () => useMutation(paint);

type Asking = { boatID: string; userID: string; month: string; days: number };

const ask = listMutation<Timesheet, Asking, { userID: string; month: string }>({
  name: 'timesheets.ask',
  label: { text: 'outbox:action.askRest', icon: 'comment' },
  commands: [timesheetCommands.ask],
  fields: [],
  resource: name,
  success: 'hoursofrest:asked',
  failure: 'hoursofrest:notAsked',
  call: ({ boatID, ...body }) => prepare(timesheetCommands.ask, { params: { boatID }, body }),
  entityIds: ({ boatID, userID, month }) => [sheetID(boatID, userID, month)],
  optimisticAnswer: ({ userID, month }) => ({ userID, month }),
  // It changes no sheet: its person is told.
  change: () => ({ rule: (list) => list }),
});

/** Asks somebody to enter the days that are missing. */
export const useAskForDays = () => useMutation(ask);

type Signing = { sheet: Timesheet; signature: SheetSignature; content: string; proof: string };

const withSignature = (sheet: Timesheet, signature: SheetSignature): Timesheet => ({
  ...sheet,
  signatures: [
    ...(signature.role === 'seafarer' ? [] : sheet.signatures.filter(({ role }) => role !== 'master')),
    signature,
  ],
});

const sign = listMutation<Timesheet, Signing, Timesheet>({
  name: 'timesheets.sign',
  label: { text: 'outbox:action.signRest', icon: 'check' },
  commands: [timesheetCommands.sign],
  fields: [],
  resource: name,
  call: ({ sheet: { _id, boatID }, content, proof }) =>
    prepare(timesheetCommands.sign, { params: { id: _id }, body: { boatID, content, proof } }),
  entityIds: ({ sheet }) => [sheet._id],
  optimisticAnswer: ({ sheet, signature }) => withSignature(sheet, signature),
  change: ({ sheet: { _id }, signature }) => ({
    rule: (list) => list.map((sheet) => (sheet._id === _id ? withSignature(sheet, signature) : sheet)),
  }),
  confirm: replaced,
  invalidates: (sheet) => [['history', name, sheet._id]],
});

/** Signs a month. */
export const useSignMonth = () => useMutation(sign);

/** Downloads the record of a month as a PDF: of one person, or of all that the user may see. */
export const useSheetPdf = () =>
  useMutation({
    mutationKey: ['restPdf'],
    mutationFn: async ({ boatID, ...search }: { boatID: string; month: string; userID?: string }) =>
      saveFile(await request(timesheetPapers.sheet, { params: { boatID }, search })),
  });

type Rules = { boatID: string; rest: Boat['rest'] };

const rules = listMutation<User, Rules, Rules>({
  name: 'hours.rules',
  label: { text: 'outbox:action.restRules', icon: 'setting' },
  commands: [restSettings.rules],
  fields: [],
  resource: 'auth',
  success: 'hoursofrest:rulesSaved',
  call: ({ boatID, rest }) => prepare(restSettings.rules, { params: { boatID }, body: { rest } }),
  entityIds: ({ boatID }) => [boatID],
  optimisticAnswer: (given) => given,
  // The boat is part of the signed-in user, so all months are judged anew at once.
  change: ({ boatID, rest }) => ({
    lists: ['auth', 'me'],
    rule: (people) =>
      people.map((user) =>
        user.boat && user.boatID === boatID ? { ...user, boat: { ...user.boat, rest } } : user,
      ),
  }),
  invalidates: ({ boatID }) => [
    ['auth', 'me'],
    ['vessel', 'particulars', boatID],
  ],
});

/** Sets how the vessel counts rest. */
export const useRestRulesChange = () => useMutation(rules);
