import type { Hono } from 'hono';
import { type Certificate, certificateReads, certificates } from '#modules/certificates/contract.ts';
import { type Call, implement } from '../../implement.ts';
import { refuse } from '../../refusal.ts';
import { resourceHandlers } from '../../resourceHandlers.ts';
import type { Services } from '../../services.ts';
import { certificatesOf } from '../profile/deeds.ts';

/** Refuses a certificate of nobody aboard, of another person than before, without a name, or over before it began. */
const check = async ({ db }: Pick<Call, 'db'>, next: Certificate, before?: Certificate) => {
  if (before && next.userID !== before.userID) throw refuse(400, 'invalid', {}, 'userID');
  const person = await db
    .selectFrom('profiles')
    .select('_id')
    .where('user_id', '=', next.userID)
    .where('boat_id', '=', next.boatID)
    .executeTakeFirst();
  if (!before && !person) throw refuse(400, 'userMissing', {}, 'userID');
  if (next.kind === 'other' && next.title === '') throw refuse(400, 'titleMissing', {}, 'title');
  if (next.issuedAt && next.expiresAt && next.expiresAt < next.issuedAt)
    throw refuse(400, 'expiresEarlier', {}, 'expiresAt');
};

/** Certificates of people; the person reads their own. */
export const mountCertificates = (app: Hono, services: Services) => {
  implement(app, services, certificateReads, { ofPerson: certificatesOf });
  implement(
    app,
    services,
    certificates.calls,
    resourceHandlers<typeof certificates, Certificate>(certificates, { check }),
  );
};
