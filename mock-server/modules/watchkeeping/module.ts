import {
  type Watch,
  type WatchLog,
  type WatchOrders,
  type WatchPlan,
  watchCommands,
  watchkeeping,
  watchlogCommands,
  watchlogs,
  watchorderCommands,
  watchorders,
  watchPapers,
  watchplans,
} from '#modules/watchkeeping/contract.ts';
import { defineModule, serve, serveResource } from '../../defineModule.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import type { Fill } from '../../store/records.ts';
import { resourceHandlers } from '../../store/resourceHandlers.ts';
import { restoreItem } from '../../store/restoreItem.ts';
import { arrangements } from './arrangements.ts';
import { checkLog, checkRemoveLog, sign } from './logs.ts';
import { acknowledge, checkOrders, update } from './orders.ts';
import { answerSwap, askSwap, checkWatch, done, rota } from './watches.ts';

/** Who wrote it. */
const withName: Fill = async (_, __, drafts, viewer) =>
  drafts.map((draft) => ({ ...draft, by: viewer.name }));

const checkPlan = async (_: Pick<Call, 'db'>, next: WatchPlan) => {
  if (next.to < next.from) throw fail(400, 'exceptionBackwards', {}, 'to');
};

const { list, changes, details, create, remove } = resourceHandlers<WatchOrders, typeof watchorders.calls>(
  watchorders,
  { check: checkOrders, fill: withName },
);

/** Watches and the plans they are made from, swaps, hand-overs with signatures, standing and night orders. */
export const watchkeepingModule = defineModule({
  serves: {
    watchkeeping: serveResource<Watch, typeof watchkeeping.calls>(watchkeeping, { check: checkWatch }),
    watchCommands: serve(watchCommands, { rota, done, askSwap, answerSwap }),
    watchplans: serveResource<WatchPlan, typeof watchplans.calls>(watchplans, { check: checkPlan }),
    watchlogs: serveResource<WatchLog, typeof watchlogs.calls>(watchlogs, {
      check: checkLog,
      checkRemove: checkRemoveLog,
      fill: withName,
    }),
    watchlogCommands: serve(
      watchlogCommands,
      { sign },
      { ownTransaction: ['sign'], limits: { sign: 'sign' } },
    ),
    watchorders: serve(
      watchorders.calls,
      { list, changes, details, create, update, remove },
      {
        resource: watchorders,
        restore: (call, id, restored) => restoreItem<WatchOrders>(call, watchorders, id, restored),
      },
    ),
    watchorderCommands: serve(watchorderCommands, { acknowledge }),
    watchPapers: serve(watchPapers, { arrangements }, { limits: { arrangements: 'paper' } }),
  },
});
