import { watchWaiting } from '#modules/watchkeeping/contract/waiting.ts';
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
import { arrangements } from './arrangements.ts';
import { checkLog, checkRemoveLog, sign } from './logs.ts';
import { acknowledge, askAgain, checkOrders } from './orders.ts';
import { countWaiting } from './waiting.ts';
import { answerSwap, askSwap, checkWatch, done, dropSwap, rota } from './watches.ts';

/** Who wrote it. */
const withName: Fill = async (_, __, drafts, viewer) =>
  drafts.map((draft) => ({ ...draft, by: viewer.name }));

const checkPlan = async (_: Pick<Call, 'db'>, next: WatchPlan) => {
  if (next.to < next.from) throw fail(400, 'exceptionBackwards', {}, 'to');
};

/** Watches and the plans they are made from, swaps, hand-overs with signatures, standing and night orders. */
export const watchkeepingModule = defineModule({
  serves: {
    watchkeeping: serveResource<Watch, typeof watchkeeping.calls>(watchkeeping, {
      check: checkWatch,
      derive: dropSwap,
    }),
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
    watchorders: serveResource<WatchOrders, typeof watchorders.calls>(watchorders, {
      check: checkOrders,
      derive: askAgain,
      fill: withName,
    }),
    watchorderCommands: serve(watchorderCommands, { acknowledge }),
    watchWaiting: serve(watchWaiting, { count: countWaiting }),
    watchPapers: serve(watchPapers, { arrangements }, { limits: { arrangements: 'paper' } }),
  },
});
