import { sql } from 'kysely';
import type { timesheetCommands } from '#modules/hoursofrest/contract.ts';
import { sheetID } from '#modules/hoursofrest/rules/people.ts';
import { asHouse } from '../../auth/asHouse.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { postNotice } from '../notices.ts';
import { checkSheet } from './rights.ts';

type AskCall = Call<typeof timesheetCommands.ask>;

/** Whether somebody was asked for this month in the last twelve hours; nobody else reads a person's notices. */
const wasAsked = async (call: AskCall): Promise<boolean> => {
  const { userID, month } = call.body;
  const { rows } = await sql`select 1 from notices where user_id = ${userID} and kind = 'restAsked'
    and params->>'month' = ${month} and created_at > ${call.now}::timestamptz - interval '12 hours'`.execute(
    asHouse(call).db,
  );
  return rows.length > 0;
};

/** Asks somebody to enter the days that are missing; who was asked in the last twelve hours is not asked again. */
export const ask = async (call: AskCall) => {
  const { viewer, params, body } = call;
  const { userID, month, days } = body;
  const asked = await wasAsked(call);
  return call.transaction(async (db) => {
    await checkSheet({ ...call, db }, { boatID: params.boatID, userID });
    if (userID === viewer._id) throw fail(400, 'userMissing', {}, 'userID');
    const answer = { userID, month };
    if (asked) return answer;
    await postNotice(
      { ...call, db },
      {
        userID,
        kind: 'restAsked',
        params: { by: viewer.name, month, count: String(days) },
        link: `/app/hoursofrest/timesheet/${sheetID(params.boatID, userID, month)}`,
      },
    );
    return answer;
  });
};
