import { sql } from 'kysely';
import { type Certificate, certificateReads, certificates } from '#modules/certificates/contract.ts';
import { defineModule, serve, serveResource } from '../../defineModule.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { certificatesOf } from '../profile/commands.ts';
import { noticeExpiring } from './expiring.ts';

/** Fails for a certificate whose holder is not aboard or has changed, without a name, or ending before it begins. */
const check = async ({ db }: Pick<Call, 'db'>, next: Certificate, before?: Certificate) => {
  if (before && next.userID !== before.userID) throw fail(400, 'invalid', {}, 'userID');
  const person = await db
    .selectFrom('profiles')
    .select('_id')
    .where('user_id', '=', next.userID)
    .where('boat_id', '=', next.boatID)
    .executeTakeFirst();
  if (!before && !person) throw fail(400, 'userMissing', {}, 'userID');
  if (next.kind === 'other' && next.title === '') throw fail(400, 'titleMissing', {}, 'title');
  if (next.issuedAt && next.expiresAt && next.expiresAt < next.issuedAt)
    throw fail(400, 'expiresEarlier', {}, 'expiresAt');
};

/** Certificates of people; users read their own. */
export const certificatesModule = defineModule({
  hourly: [noticeExpiring],
  cleanUp: ({ database: { db } }) =>
    sql`delete from certificate_told t
      where not exists (select 1 from certificates c where c._id = t.certificate_id)`.execute(db),
  serves: {
    certificates: serveResource(certificates, { check }),
    certificateReads: serve(certificateReads, { ofPerson: certificatesOf }),
  },
});
