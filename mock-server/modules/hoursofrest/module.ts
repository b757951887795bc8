import {
  hours,
  restSettings,
  timesheetCommands,
  timesheetPapers,
  timesheetReads,
  timesheets,
} from '#modules/hoursofrest/contract.ts';
import { fleetRest } from '#modules/management/contract/rest.ts';
import { defineModule, serve, serveResource } from '../../defineModule.ts';
import { resourceHandlers } from '../../store/resourceHandlers.ts';
import { publicPinKey } from '../logbooks/pinKey.ts';
import { signers } from '../logbooks/signer.ts';
import { ask } from './ask.ts';
import { checkException } from './exceptions.ts';
import { months } from './fleet.ts';
import { ownSheets } from './rights.ts';
import { rules } from './settings.ts';
import { sheet } from './sheet.ts';
import { sign } from './sign.ts';
import { update } from './update.ts';

const { list, changes, details } = resourceHandlers(timesheets, { own: ownSheets });

/** Month sheets of hours of rest, their signatures and papers, and the ledger of exceptions. */
export const hoursOfRestModule = defineModule({
  serves: {
    timesheets: serve(
      timesheets.calls,
      { list, changes, details },
      { resource: { ...timesheets, own: ownSheets } },
    ),
    timesheetCommands: serve(
      timesheetCommands,
      { update, ask, sign },
      { ownTransaction: ['ask', 'sign'], limits: { sign: 'sign' } },
    ),
    timesheetReads: serve(
      timesheetReads,
      { key: async ({ services }) => ({ key: await publicPinKey(services) }), signers },
      { ownTransaction: ['key'] },
    ),
    fleetRest: serve(fleetRest, { months }),
    timesheetPapers: serve(timesheetPapers, { sheet }, { limits: { sheet: 'paper' } }),
    restSettings: serve(restSettings, { rules }),
    hours: serveResource(hours, { check: checkException }),
  },
});
