import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { nowIso } from '#lib/clock.ts';
import { listMutation } from '#lib/listMutation.ts';
import { insertFirst, replaceFields } from '#lib/listRules.ts';
import { readList } from '#lib/outbox/overlay.ts';
import { prepare, request } from '#lib/request.ts';
import { resourceHooks, resourceQueries } from '#lib/resourceHooks.ts';
import { useMine } from '#lib/viewer.ts';
import { vesselQueries } from '#modules/vessel/queries.ts';
import {
  type LogRecord,
  type LogVolume,
  logbooks,
  logdrafts,
  logforms,
  type RecordContent,
} from './contract.ts';
import { columnQueries } from './queries/beside.ts';
import type { BookKind } from './rules/book.ts';
import { DESCRIPTION } from './rules/own.ts';

/** Which records of a volume: the newest, those before a number, or those that contain a text. */
type RecordsOf = { before?: number | undefined; page?: number | undefined; find?: string | undefined };

/** Which entries of all books: those that arrived before an instant, of a book, or with a text. */
type LatestOf = { before?: string | undefined; book?: BookKind | undefined; find?: string | undefined };

export const logbookQueries = {
  ...resourceQueries(logdrafts),
  volumes: (boatID: string) =>
    queryOptions({
      queryKey: ['logvolumes', 'list', boatID],
      queryFn: ({ signal, ...ask }) =>
        readList(ask, () => request(logbooks.volumes, { params: { boatID }, signal })),
      enabled: boatID !== '',
      meta: { access: logbooks.volumes.access },
    }),
  signers: (boatID: string) =>
    queryOptions({
      queryKey: ['logvolumes', 'signers', boatID],
      queryFn: ({ signal }) => request(logbooks.signers, { params: { boatID }, signal }),
      enabled: boatID !== '',
      meta: { access: logbooks.signers.access },
    }),
  /** The key to which PINs are encrypted; it never changes. */
  key: () =>
    queryOptions({
      queryKey: ['logkey'],
      queryFn: ({ signal }) => request(logbooks.key, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
      meta: { access: logbooks.key.access },
    }),
  records: (volumeID: string, of: RecordsOf = {}) =>
    queryOptions({
      queryKey: ['logrecords', 'list', volumeID, of],
      queryFn: ({ signal, ...ask }) =>
        readList(
          ask,
          () => request(logbooks.records, { params: { id: volumeID }, search: of, signal }),
          volumeID,
        ),
      enabled: volumeID !== '',
      meta: { access: logbooks.records.access },
    }),
  /** Entries of all books, the last to arrive first. */
  latest: (boatID: string, of: LatestOf = {}) =>
    queryOptions({
      queryKey: ['logrecords', 'latest', boatID, of],
      queryFn: ({ signal }) => request(logbooks.latest, { params: { boatID }, search: of, signal }),
      enabled: boatID !== '',
      meta: { access: logbooks.latest.access },
    }),
  record: (id: string) =>
    queryOptions({
      queryKey: ['logrecords', 'list', 'record', id],
      queryFn: ({ signal, ...ask }) =>
        readList(ask, () => request(logbooks.record, { params: { id }, signal }), id),
      enabled: id !== '',
      meta: { access: logbooks.record.access },
    }),
  verdict: (volumeID: string) =>
    queryOptions({
      queryKey: ['logrecords', 'verdict', volumeID],
      queryFn: ({ signal }) => request(logbooks.verify, { params: { id: volumeID }, signal }),
      enabled: false,
      staleTime: 0,
      meta: { access: logbooks.verify.access, keep: false },
    }),
};

const formQueries = resourceQueries(logforms);

/** The texts of a log's page besides its own, its lower parts included. */
export const logTexts = ['bookwords', 'logproof', 'logdue'] as const;

/** What the page of a log reads, on its own open volume or an older one. */
export const readsOfLog = ({ boatID }: { boatID: string }) => [
  logbookQueries.volumes(boatID),
  logbookQueries.signers(boatID),
  logbookQueries.key(),
  logbookQueries.list(boatID),
  formQueries.list(boatID),
  columnQueries.list(boatID),
  vesselQueries.particulars(boatID),
];

/** What the pages about all books read. */
export const readsOfBooks = ({ boatID }: { boatID: string }) => [
  logbookQueries.volumes(boatID),
  formQueries.list(boatID),
];

export const {
  useList: useLogDrafts,
  useCreate: useCreateDraft,
  useUpdate: useUpdateDraft,
  useRemove: useRemoveDraft,
} = resourceHooks(logdrafts, {
  namespace: 'logbooks',
  title: 'logbooks:drafts',
  page: '/app/logbook',
  edit: { page: '/app/logbook' },
  offline: 'list',
  invalidates: [['logrecords', 'waiting']],
  texts: { created: 'logbooks:draftSaved', updated: 'logbooks:draftSaved', removed: 'logbooks:draftRemoved' },
});

/** All volumes of the boat's books, open ones first. */
export const useVolumes = () => useQuery(useMine(logbookQueries.volumes));

/** Who can sign. */
export const useSigners = () => useQuery(useMine(logbookQueries.signers));

/** Signed records of a volume, newest first. */
export const useRecords = (volumeID: string, of: RecordsOf = {}) =>
  useQuery(logbookQueries.records(volumeID, of));

/** Entries of all books of the boat. */
export const useLatest = (of: LatestOf) => useQuery(useMine((boatID) => logbookQueries.latest(boatID, of)));

/** A record, followed by what amends, witnesses or verifies it. */
export const useRecord = (id: string) => useQuery(logbookQueries.record(id));

/** All records of a volume that this device has read or signed. */
export const knownRecords = (client: QueryClient, volumeID: string): LogRecord[] =>
  client
    .getQueriesData<readonly LogRecord[]>({ queryKey: ['logrecords', 'list', volumeID] })
    .flatMap(([, list]) => list ?? []);

/** The check of a volume's seals; asked for by hand. */
export const useVerdict = (volumeID: string) => useQuery(logbookQueries.verdict(volumeID));

export const {
  useList: useLogForms,
  useCreate: useCreateForm,
  useUpdate: useUpdateForm,
  useRemove: useRemoveForm,
} = resourceHooks(logforms, {
  namespace: 'logbooks',
  title: 'logbooks:group.own',
  page: '/app/createlogbook/$id',
  edit: { page: '/app/createlogbook/$id' },
  offline: 'list',
  texts: { created: 'logbooks:formSaved', updated: 'logbooks:formSaved', removed: 'logbooks:formRemoved' },
});

/** What signing sends, and what shows on this device until the server has sealed it. */
type Signing = {
  content: RecordContent;
  text: string;
  proof: string;
  hash: string;
  name: string;
  rank: string;
};

const unsealed = ({ content, hash, name, rank }: Signing): LogRecord => ({
  _id: content._id,
  volumeID: content.volumeID,
  n: 0,
  page: 0,
  content,
  hash,
  signer: { userID: content.signerID, name, rank, ink: '' },
  arrivedAt: nowIso(),
  seal: '',
});

const call = ({ content: { _id, boatID }, text, proof }: Signing) =>
  prepare(logbooks.sign, { params: { boatID }, body: { _id, content: text, proof } });

const stale = () => [['logvolumes'], ['logrecords']];

/** The volume comes first: all that this device signs in it is sent in the order of its chain. */
const entityIds = ({ content: { _id, volumeID, amends } }: Signing) =>
  [volumeID, _id, amends].filter((id) => id !== '');

const sign = listMutation<LogRecord, Signing, LogRecord>({
  name: 'logrecords.sign',
  label: { text: 'outbox:action.signLog', icon: 'check' },
  commands: [logbooks.sign],
  fields: [],
  resource: 'logrecords',
  call,
  entityIds,
  optimisticAnswer: unsealed,
  change: (signing) => ({
    lists: logbookQueries.records(signing.content.volumeID).queryKey,
    rule: insertFirst(unsealed(signing)),
  }),
  confirm: (record) => replaceFields<LogRecord>(record._id, record),
  invalidates: stale,
});

/** The dialog says what was refused, so no notice repeats it. Signs a record: an entry, an amendment, a witness, a verification, or the closing of a volume. */
export const useSignRecord = () => useMutation({ ...sign, meta: { silent: true } });

const open = listMutation<LogVolume, Signing, LogRecord>({
  name: 'logvolumes.open',
  label: { text: 'outbox:action.openLog', icon: 'add' },
  commands: [logbooks.sign],
  fields: [],
  resource: 'logvolumes',
  call,
  entityIds,
  optimisticAnswer: unsealed,
  change: ({ content, hash, name }) => ({
    lists: logbookQueries.volumes(content.boatID).queryKey,
    rule: insertFirst<LogVolume>({
      _id: content.volumeID,
      boatID: content.boatID,
      book: content.book,
      no: 0,
      form: content.form,
      openedAt: content.at,
      opening: content.fields,
      descriptions: typeof content.fields[DESCRIPTION] === 'string' ? [content.fields[DESCRIPTION]] : [],
      lastAt: content.signedAt,
      lastBy: name,
      closedAt: null,
      records: 1,
      pages: 0,
      unverified: 0,
      opened: { _id: content._id, hash },
      head: '',
      device: { seq: content.deviceSeq, hash },
    }),
  }),
  invalidates: stale,
});

/** Signs the opening of a volume. */
export const useOpenVolume = () => useMutation({ ...open, meta: { silent: true } });

/** The sealed texts of a volume, to be verified by others. */
export const useExport = () =>
  useMutation({ mutationFn: (id: string) => request(logbooks.exported, { params: { id } }) });
