import { sql } from 'kysely';
import type { LogSigner } from '#modules/logbooks/contract/signer.ts';
import type { logbooks, RecordContent } from '#modules/logbooks/contract.ts';
import { asHouse } from '../../auth/asHouse.ts';
import { checkPassword } from '../../auth/passwords.ts';
import { countTry, forgetTries } from '../../auth/tries.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { isMaster } from '../accounts/master.ts';
import { fullName } from '../accounts/names.ts';
import { pinOf } from './pinKey.ts';
import type { Stamp } from './records.ts';

type Person = {
  _id: string;
  name: string;
  rank: string;
  master: boolean;
  logbook: boolean;
  watches: boolean;
  has_pin: boolean;
  ink: string;
  ink_used: boolean;
};

/** Crew as signers, by name. */
const people = async (db: Call['db'], where: ReturnType<typeof sql>): Promise<Person[]> => {
  const { rows } = await sql<Person>`
    select u._id, ${fullName} as name,
      coalesce(nullif(u.data->>'jobtitle', ''), p.data->>'jobtitle', '') as rank,
      ${isMaster} as master,
      coalesce((u.data->'flags'->>'logbook')::boolean, false) as logbook,
      coalesce((u.data->'flags'->>'watchkeeper')::boolean or (u.data->'flags'->>'watchkeeping')::boolean, false) as watches,
      coalesce((p.data->>'hasPin')::boolean, false) as has_pin, coalesce(p.data->'signature'->>'url', '') as ink,
      coalesce((p.data->'signature'->>'status')::boolean, false) as ink_used
    from users u left join profiles p on p.user_id = u._id
    where not u.soft_deleted and u.role = 'crew' and ${where} order by name`.execute(db);
  return rows;
};

/** Who of a boat can sign. */
export const signers = async (
  call: Pick<Call<typeof logbooks.signers>, 'db' | 'params'>,
): Promise<LogSigner[]> => {
  const rows = await people(call.db, sql`u.boat_id = ${call.params.boatID}`);
  return rows.map((person) => ({
    _id: person._id,
    name: person.name,
    rank: person.rank,
    hasPin: person.has_pin,
    keeps: person.logbook,
    watches: person.watches,
    master: person.master,
  }));
};

/** The ids of the crew of a boat. */
export const crewOf = async (db: Call['db'], boatID: string) =>
  (await people(db, sql`u.boat_id = ${boatID}`)).map(({ _id }) => _id);

/** Who keeps the books of a boat, and who of them is the master. */
export const keepersOf = async (db: Call['db'], boatID: string) =>
  (await people(db, sql`u.boat_id = ${boatID}`))
    .filter(({ logbook }) => logbook)
    .map((person) => ({ _id: person._id, master: person.master }));

/** Whether somebody is of the crew of this boat, as far as the caller may see. */
export const isOfCrew = async (db: Call['db'], boatID: string, userID: string): Promise<boolean> =>
  (await people(db, sql`u._id = ${userID} and u.boat_id = ${boatID}`)).length > 0;

/** Whether somebody is the master of this boat. */
export const isMasterHere = async (db: Call['db'], boatID: string, userID: string): Promise<boolean> => {
  const [person] = await people(db, sql`u._id = ${userID} and u.boat_id = ${boatID}`);
  return person?.master ?? false;
};

type Proof = {
  signerID: string;
  proof: string;
  hash: string;
  /** Throws if this person may not sign it. */
  check: (person: { keeps: boolean; watches: boolean; master: boolean }) => void;
};

/**
 * Somebody of this vessel who signed, proven by the PIN. Fails with 400 for a wrong PIN, which is slowed like a wrong
 * password. Reads as the server, since no call sees a PIN's hash.
 */
export const provePin = async (
  call: Pick<Call, 'services' | 'now'>,
  boatID: string,
  { signerID, proof, hash, check }: Proof,
): Promise<Stamp['signer']> => {
  const house = asHouse(call);
  const [person] = await people(house.db, sql`u._id = ${signerID} and u.boat_id = ${boatID}`);
  if (!person) throw fail(403, 'signerNotAboard');
  check({ keeps: person.logbook, watches: person.watches, master: person.master });
  const stored = await house.db
    .selectFrom('profiles')
    .select('pin_hash')
    .where('user_id', '=', signerID)
    .executeTakeFirst();
  if (!stored?.pin_hash) throw fail(400, 'pinMissing', { name: person.name }, 'pin');
  const key = `pin ${signerID}`;
  await countTry(house, key);
  const pin = await pinOf(call.services, proof, hash);
  if (!(await checkPassword(pin, stored.pin_hash))) throw fail(400, 'pinWrong', {}, 'pin');
  await forgetTries(house, key);
  return { userID: signerID, name: person.name, rank: person.rank, ink: person.ink_used ? person.ink : '' };
};

/** The person who signed a record: somebody who keeps the books, and the master for what only the master signs. */
export const proveSigner = (
  call: Pick<Call, 'services' | 'now'>,
  boatID: string,
  { signerID, kind }: Pick<RecordContent, 'signerID' | 'kind'>,
  proven: { proof: string; hash: string },
): Promise<Stamp['signer']> =>
  provePin(call, boatID, {
    ...proven,
    signerID,
    check: ({ keeps, master }) => {
      if (kind !== 'witness' && !keeps) throw fail(403, 'signerNotAboard');
      if ((kind === 'verify' || kind === 'close') && !master) throw fail(403, 'masterSigns');
    },
  });
