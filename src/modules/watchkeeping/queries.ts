import { useMutation } from '@tanstack/react-query';
import { nowIso } from '#lib/clock.ts';
import { listMutation } from '#lib/listMutation.ts';
import { type ListRule, replaceFields } from '#lib/listRules.ts';
import { prepare, request } from '#lib/request.ts';
import { cachedItem, resourceHooks, resourceQueries, savedTexts } from '#lib/resourceHooks.ts';
import { saveFile } from '#lib/saveFile.ts';
import {
  type RotaWatch,
  type Watch,
  type WatchLog,
  type WatchOrders,
  type WatchSignature,
  watchCommands,
  watchkeeping,
  watchlogCommands,
  watchlogs,
  watchorderCommands,
  watchorders,
  watchPapers,
  watchplans,
} from './contract.ts';

export const watchQueries = resourceQueries(watchkeeping);
export const planQueries = resourceQueries(watchplans);
export const watchlogQueries = resourceQueries(watchlogs);
export const watchorderQueries = resourceQueries(watchorders);

const page = '/app/watchkeeping' as const;
const texts = savedTexts('watchkeeping');
/** What the menu counts. */
const waiting = [['watchwaiting']];

export const {
  useList: useWatches,
  useDetails: useWatch,
  useCreate: useCreateWatch,
  useUpdate: useUpdateWatch,
  useRemove: useRemoveWatch,
} = resourceHooks(watchkeeping, {
  namespace: 'watchkeeping',
  title: 'watchkeeping:watches',
  page: '/app/watchkeeping/$id',
  edit: { form: 'watchkeeping' },
  offline: 'list',
  invalidates: waiting,
  texts,
});

export const {
  useList: usePlans,
  useCreate: useCreatePlan,
  useUpdate: useUpdatePlan,
  useRemove: useRemovePlan,
} = resourceHooks(watchplans, {
  namespace: 'watchkeeping',
  title: 'watchkeeping:itinerary',
  page,
  edit: { page },
  offline: 'list',
  texts,
});

export const {
  useList: useWatchLogs,
  useCreate: useCreateLog,
  useUpdate: useUpdateLog,
  useRemove: useRemoveLog,
} = resourceHooks(watchlogs, {
  namespace: 'watchkeeping',
  title: 'watchkeeping:handovers',
  page: ({ watchID }: WatchLog) => ({ to: '/app/watchkeeping/$id', params: { id: watchID } }),
  edit: { page },
  offline: 'list',
  savedViews: { watchlogs: '/app/watchkeepinglogs' },
  texts,
});

export const {
  useList: useOrders,
  useCreate: useCreateOrders,
  useUpdate: useUpdateOrders,
  useRemove: useRemoveOrders,
} = resourceHooks(watchorders, {
  namespace: 'watchkeeping',
  title: 'watchkeeping:watchOrders',
  page,
  edit: { page },
  offline: 'list',
  invalidates: waiting,
  texts,
});

type Posting = { boatID: string; from: string; to: string; watches: RotaWatch[] };

const drafted = ({ boatID, watches }: Posting): Watch[] => {
  const now = nowIso();
  return watches.map((watch) =>
    watchkeeping.item.parse({ ...watch, boatID, rev: 0, createdAt: now, updatedAt: now, updatedBy: '' }),
  );
};

/** The watches that a posted rota takes the place of. */
const gives =
  ({ boatID, from, to }: Posting, now: string) =>
  ({ boatID: of, start, status }: Watch) =>
    of === boatID && start >= from && start < to && start >= now && status === 'planned';

const posted = (posting: Posting): ListRule<Watch> => {
  const [now, drafts] = [nowIso(), drafted(posting)];
  const known = new Set(drafts.map(({ _id }) => _id));
  return (list) => [
    ...list.filter((watch) => !known.has(watch._id) && !gives(posting, now)(watch)),
    ...drafts,
  ];
};

const post = listMutation<Watch, Posting, Watch[]>({
  name: 'watchkeeping.rota',
  label: { text: 'outbox:action.rotaPosted', icon: 'calendar' },
  commands: [watchCommands.rota],
  fields: [],
  resource: watchkeeping.name,
  success: 'watchkeeping:rotaPosted',
  call: ({ boatID, from, to, watches }) =>
    prepare(watchCommands.rota, { params: { boatID }, body: { from, to, watches } }),
  entityIds: ({ boatID, watches }) => [boatID, ...watches.map(({ _id }) => _id)],
  optimisticAnswer: drafted,
  change: (posting) => ({ lists: watchQueries.list(posting.boatID).queryKey, rule: posted(posting) }),
  confirm:
    (answer, { boatID, from, to }) =>
    (list) => [
      ...list.filter(({ boatID: of, start }) => of !== boatID || start < from || start >= to),
      ...answer,
    ],
});

/** Posts a rota. */
export const usePostRota = () => useMutation(post);

type Standing = { watch: Watch; status: Watch['status']; done: boolean };

const stand = listMutation<Watch, Standing, Watch>({
  name: 'watchkeeping.done',
  label: { text: 'outbox:action.watchDone', icon: 'check' },
  commands: [watchCommands.done],
  fields: [],
  resource: watchkeeping.name,
  call: ({ watch: { _id }, status, done }) =>
    prepare(watchCommands.done, { params: { id: _id }, body: { status, done } }),
  entityIds: ({ watch }) => [watch._id],
  optimisticAnswer: ({ watch, status, done }) => ({ ...watch, status, done }),
  change: ({ watch, status, done }) => ({ rule: replaceFields<Watch>(watch._id, { status, done }) }),
  confirm: (watch) => replaceFields(watch._id, watch),
  invalidates: (watch) => [['history', watchkeeping.name, watch._id], ...waiting],
});

/** Says how a watch stands, and whether its rounds are done. */
export const useStandWatch = () => useMutation(stand);

type Asking = { watch: Watch; toID: string; reason: string; byID: string; by: string };

const swapOf = ({ toID, reason, byID, by }: Asking): NonNullable<Watch['swap']> => ({
  ...{ toID, reason, byID, by, agreed: false, at: nowIso() },
});

const askSwap = listMutation<Watch, Asking, Watch>({
  name: 'watchkeeping.askSwap',
  label: { text: 'outbox:action.swapAsked', icon: 'comment' },
  commands: [watchCommands.askSwap],
  fields: ['reason'],
  resource: watchkeeping.name,
  success: 'watchkeeping:swapSent',
  call: ({ watch: { _id }, toID, reason }) =>
    prepare(watchCommands.askSwap, { params: { id: _id }, body: { toID, reason } }),
  entityIds: ({ watch }) => [watch._id],
  optimisticAnswer: (asking) => ({ ...asking.watch, swap: swapOf(asking) }),
  change: (asking) => ({ rule: replaceFields<Watch>(asking.watch._id, { swap: swapOf(asking) }) }),
  confirm: (watch) => replaceFields(watch._id, watch),
  invalidates: (watch) => [['history', watchkeeping.name, watch._id], ...waiting],
});

/** Asks somebody to stand a watch. */
export const useAskSwap = () => useMutation(askSwap);

type Answering = { watch: Watch; agreed: boolean; reason: string; planner: boolean };

const answered = ({ watch, agreed, planner }: Answering): Partial<Watch> => {
  if (!agreed || !watch.swap) return { swap: null };
  return planner ? { userID: watch.swap.toID, swap: null } : { swap: { ...watch.swap, agreed: true } };
};

const answerSwap = listMutation<Watch, Answering, Watch>({
  name: 'watchkeeping.answerSwap',
  label: { text: 'outbox:action.swapAnswered', icon: 'check' },
  commands: [watchCommands.answerSwap],
  fields: ['reason'],
  resource: watchkeeping.name,
  success: 'watchkeeping:swapAnswered',
  call: ({ watch: { _id }, agreed, reason }) =>
    prepare(watchCommands.answerSwap, { params: { id: _id }, body: { agreed, reason } }),
  entityIds: ({ watch }) => [watch._id],
  optimisticAnswer: (answering) => ({ ...answering.watch, ...answered(answering) }),
  change: (answering) => ({ rule: replaceFields<Watch>(answering.watch._id, answered(answering)) }),
  confirm: (watch) => replaceFields(watch._id, watch),
  invalidates: (watch) => [['history', watchkeeping.name, watch._id], ...waiting],
});

/** Answers a swap: agrees, decides, declines, or takes it back. */
export const useAnswerSwap = () => useMutation(answerSwap);

type Signing = { log: WatchLog; signature: WatchSignature; content: string; proof: string };

const sign = listMutation<WatchLog, Signing, WatchLog>({
  name: 'watchlogs.sign',
  label: { text: 'outbox:action.handoverSigned', icon: 'check' },
  commands: [watchlogCommands.sign],
  fields: [],
  resource: watchlogs.name,
  call: ({ log: { _id, boatID }, content, proof }) =>
    prepare(watchlogCommands.sign, { params: { id: _id }, body: { boatID, content, proof } }),
  entityIds: ({ log }) => [log._id, log.watchID],
  optimisticAnswer: ({ log, signature }) => ({ ...log, signatures: [...log.signatures, signature] }),
  change: ({ log, signature }) => ({
    rule: (list) =>
      list.map((one) => (one._id === log._id ? { ...one, signatures: [...one.signatures, signature] } : one)),
  }),
  confirm: (log) => replaceFields(log._id, log),
  // The relief has the watch from then on.
  invalidates: (log) => [['history', watchlogs.name, log._id], [watchkeeping.name]],
});

/** Signs a hand-over. */
export const useSignLog = () => useMutation(sign);

type Reading = { orders: WatchOrders; userID: string; name: string };

const readBy = ({ orders, userID, name }: Reading): WatchOrders['readings'] => [
  ...orders.readings,
  { userID, name, at: nowIso() },
];

const acknowledge = listMutation<WatchOrders, Reading, WatchOrders>({
  name: 'watchorders.acknowledge',
  label: { text: 'outbox:action.ordersRead', icon: 'check' },
  commands: [watchorderCommands.acknowledge],
  fields: [],
  resource: watchorders.name,
  call: ({ orders }, client) =>
    prepare(watchorderCommands.acknowledge, {
      params: { id: orders._id },
      body: { rev: cachedItem(watchorders, client, orders._id)?.rev ?? orders.rev },
    }),
  entityIds: ({ orders }) => [orders._id],
  optimisticAnswer: (reading) => ({ ...reading.orders, readings: readBy(reading) }),
  change: (reading) => ({
    rule: replaceFields<WatchOrders>(reading.orders._id, { readings: readBy(reading) }),
  }),
  confirm: (orders) => replaceFields(orders._id, orders),
  invalidates: (orders) => [['history', watchorders.name, orders._id], ...waiting],
});

/** Says that the user has read orders. */
export const useAcknowledge = () => useMutation(acknowledge);

/** Downloads the table of shipboard working arrangements of a period. */
export const useArrangementsPdf = () =>
  useMutation({
    mutationKey: ['arrangementsPdf'],
    mutationFn: async ({ boatID, ...search }: { boatID: string; from: string; to: string }) =>
      saveFile(await request(watchPapers.arrangements, { params: { boatID }, search })),
  });
