import { sql } from 'kysely';
import { boatForms, formCommands, formDue, formReads } from '#modules/forms/contract/commands.ts';
import { forms, formversions, subforms } from '#modules/forms/contract.ts';
import { line } from '#modules/forms/rules/line.ts';
import { defineModule, serve, serveResource } from '../../defineModule.ts';
import { fail } from '../../http/apiError.ts';
import { resourceHandlers } from '../../store/resourceHandlers.ts';
import { addStarters, starterList } from './addForms.ts';
import { copies, fleet, push } from './boatForms.ts';
import { due, noticeDueForms } from './due.ts';
import { publish } from './versions.ts';

const { list, changes, details } = resourceHandlers(formversions);

/** Forms of vessels, their lines and versions, what is due, and copies on other vessels. */
export const formsModule = defineModule({
  hourly: [noticeDueForms],
  cleanUp: ({ database: { db } }, before) =>
    sql`delete from form_told where at < ${before(400 * 86_400_000)}::timestamptz`.execute(db),
  schemas: { FormLine: line, FormDue: formDue },
  serves: {
    forms: serveResource(forms, {
      checkRemove: async ({ db }, { _id }) => {
        const { rows } = await sql`select 1 from formarchives where form_id = ${_id} limit 1`.execute(db);
        if (rows.length > 0) throw fail(409, 'formFilled');
      },
    }),
    subforms: serveResource(subforms, {
      check: async ({ db }, next, before) => {
        if (before && next.formID !== before.formID) throw fail(400, 'formMissing', {}, 'formID');
        const { rows } = await sql`
          select 1 from forms where _id = ${next.formID} and boat_id = ${next.boatID}`.execute(db);
        if (rows.length === 0) throw fail(400, 'formMissing', {}, 'formID');
      },
    }),
    formversions: serve(formversions.calls, { list, changes, details }, { resource: formversions }),
    formCommands: serve(formCommands, { publish, starters: addStarters }),
    formReads: serve(formReads, { starterList, due }),
    boatForms: serve(boatForms, { copies, fleet, push }),
  },
});
