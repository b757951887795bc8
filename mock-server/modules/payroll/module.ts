import {
  type Payroll,
  payrollCommands,
  payrollPapers,
  payrolls,
  paysettings,
} from '#modules/payroll/contract.ts';
import { defineModule, serve, serveResource } from '../../defineModule.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { resourceHandlers } from '../../store/resourceHandlers.ts';
import { restoreItem } from '../../store/restoreItem.ts';
import { lock } from './lock.ts';
import { ownPay } from './rows.ts';
import { slip } from './slip.ts';
import { checkPay, checkSettings, create, followSettings, prepare, update } from './write.ts';

const checkRemove = async (_: Pick<Call, 'db'>, { lockedAt }: Payroll) => {
  if (lockedAt !== null) throw fail(400, 'payLocked');
};

const { list, changes, details, remove } = resourceHandlers<Payroll, typeof payrolls.calls>(payrolls, {
  own: ownPay,
  checkRemove,
});

/** Pay: runs by month, their lock, payslips. */
export const payrollModule = defineModule({
  serves: {
    payrolls: serve(
      payrolls.calls,
      { list, changes, details, remove, create, update },
      {
        resource: { ...payrolls, own: ownPay },
        restore: (call, id, restored) =>
          restoreItem<Payroll>(call, payrolls, id, restored, async (_, pay) => {
            await checkPay(call, pay);
            return pay;
          }),
      },
    ),
    payrollCommands: serve(payrollCommands, { prepare, lock }),
    payrollPapers: serve(payrollPapers, { slip }, { limits: { slip: 'paper' } }),
    paysettings: serveResource(paysettings, { check: checkSettings, after: followSettings }),
  },
});
