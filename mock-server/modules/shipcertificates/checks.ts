import { sql } from 'kysely';
import {
  type CertificateNeed,
  type ClassCondition,
  type ShipCertificate,
  shipcertificates,
} from '#modules/shipcertificates/contract.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import type { Prepare } from '../../store/restoreItem.ts';

type Context = Pick<Call, 'db' | 'viewer'>;

export const checkDates = ({ issued, expires }: Pick<ShipCertificate, 'issued' | 'expires'>) => {
  if (issued && expires && expires < issued) throw fail(400, 'expiresEarlier', {}, 'expires');
};

/**
 * The linked document is one of this vessel that the caller may open: `db` is the transaction of a call, whose row rules
 * hide what lies in a closed folder, so that such a document is refused like one that does not exist.
 */
export const checkPaper = async ({ db }: Pick<Call, 'db'>, boatID: string, id: string) => {
  if (id === '') return;
  const { rows } = await sql`select 1 from documents where _id = ${id} and boat_id = ${boatID}`.execute(db);
  if (rows.length === 0) throw fail(400, 'documentMissing', {}, 'documentID');
};

export const checkCertificate = async (call: Context, next: ShipCertificate, before?: ShipCertificate) => {
  checkDates(next);
  if (next.scheme !== 'none' && !next.expires) throw fail(400, 'expiryMissing', {}, 'expires');
  if (next.documentID !== before?.documentID) await checkPaper(call, next.boatID, next.documentID);
};

/** A certificate comes back unless another was meanwhile entered in place of the same one. */
export const prepareCertificate: Prepare<ShipCertificate> = async ({ db }, certificate) => {
  const { replaces, name } = certificate;
  if (replaces === '') return certificate;
  const { rows } = await sql`select 1 from shipcertificates where replaces = ${replaces}`.execute(db);
  if (rows.length > 0) throw fail(409, 'certificateReplaced', { name });
  return certificate;
};

/** A standard need has one row in its place. */
export const checkNeed = async ({ db }: Context, next: CertificateNeed, before?: CertificateNeed) => {
  if (next.minTonnage !== null && next.maxTonnage !== null && next.maxTonnage <= next.minTonnage)
    throw fail(400, 'tonnageBackwards', {}, 'maxTonnage');
  if (next.standard === '' || next.standard === before?.standard) return;
  const { rows } = await sql`select 1 from certificateneeds where boat_id = ${next.boatID}
    and data->>'standard' = ${next.standard} and _id <> ${next._id}`.execute(db);
  if (rows.length > 0) throw fail(400, 'needThere', {}, 'standard');
};

export const checkCondition = async ({ db }: Context, next: ClassCondition, before?: ClassCondition) => {
  if (next.issued && next.due && next.due < next.issued) throw fail(400, 'expiresEarlier', {}, 'due');
  if (next.issued && next.closed && next.closed < next.issued)
    throw fail(400, 'expiresEarlier', {}, 'closed');
  if (next.certificateID === '' || next.certificateID === before?.certificateID) return;
  const { rows } = await sql`select 1 from ${sql.table(shipcertificates.name)}
    where _id = ${next.certificateID} and boat_id = ${next.boatID}`.execute(db);
  if (rows.length === 0) throw fail(400, 'certificateMissing', {}, 'certificateID');
};
