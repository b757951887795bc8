import { sql } from 'kysely';
import type { formWaiting } from '#modules/ism/contract/waiting.ts';
import { formarchives } from '#modules/ism/contract.ts';
import { signedBeside, turnOf } from '#modules/ism/rules/state.ts';
import type { Call } from '../../http/implement.ts';
import { isMasterHere } from '../logbooks/signer.ts';
import { versionOfFill } from './answer.ts';

/** How many forms wait for a signature that the caller may give. */
export const countWaiting = async (call: Call<typeof formWaiting.count>) => {
  const { db, viewer } = call;
  const { boatID } = call.params;
  const { rows } = await sql<{ data: unknown }>`
    select data from formarchives where boat_id = ${boatID} and status = 'submitted'`.execute(db);
  if (rows.length === 0) return { count: 0 };
  const isMaster = await isMasterHere(db, boatID, viewer._id);
  let count = 0;
  for (const { data } of rows) {
    const fill = formarchives.item.parse(data);
    const version = await versionOfFill(call, fill);
    const turn = turnOf(version, fill);
    if (!turn || (turn.options.signer === 'master' && !isMaster)) continue;
    if (signedBeside(version, fill, turn._id).every(({ userID }) => userID !== viewer._id)) count += 1;
  }
  return { count };
};
