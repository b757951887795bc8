import {
  type Leave,
  leaveCommands,
  leaves,
  manning,
  type Vacation,
  vacations,
} from '#modules/leave/contract.ts';
import { defineModule, serve, serveResource } from '../../defineModule.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { resourceHandlers } from '../../store/resourceHandlers.ts';
import { restoreItem } from '../../store/restoreItem.ts';
import { isCrew, ownLeaves, ownVacations } from './rights.ts';
import { create, decide, remove, update } from './write.ts';

const { list, changes, details } = resourceHandlers<Leave, typeof leaves.calls>(leaves, { own: ownLeaves });

/** Fails for an entry of the ledger that says nothing, or about nobody of the crew. */
const checkEntry = async ({ db }: Pick<Call, 'db'>, next: Vacation, before?: Vacation) => {
  if (next.userID !== before?.userID && !(await isCrew(db, next.boatID, next.userID)))
    throw fail(400, 'userMissing', {}, 'userID');
  if (next.kind !== 'terms' && next.days === null) throw fail(400, 'leaveDaysMissing', {}, 'days');
  if (next.kind === 'terms' && next.pattern === 'own' && next.annualDays === null)
    throw fail(400, 'leaveDaysMissing', {}, 'annualDays');
};

/** Leave: requests with two levels of approval, the ledger of balances, safe manning. */
export const leaveModule = defineModule({
  serves: {
    leaves: serve(
      leaves.calls,
      { list, changes, details, create, update, remove },
      {
        resource: { ...leaves, own: ownLeaves },
        restore: (call, id, restored) => restoreItem<Leave>(call, leaves, id, restored),
      },
    ),
    leaveCommands: serve(leaveCommands, { decide }),
    vacations: serveResource(vacations, { own: ownVacations, check: checkEntry }),
    manning: serveResource(manning),
  },
});
