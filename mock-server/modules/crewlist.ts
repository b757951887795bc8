import { type Kysely, sql } from 'kysely';
import { z } from 'zod/mini';
import { certificates } from '#modules/certificates/contract.ts';
import { falDocuments } from '#modules/crewlist/contract.ts';
import { crewForm, type FalForm, masterOf, passengerForm, ranked } from '#modules/crewlist/rules.ts';
import { guests } from '#modules/guests/contract.ts';
import { profiles } from '#modules/profile/contract.ts';
import { particularsSchema } from '#modules/vessel/contract.ts';
import { fill } from '#modules/workorder/rules/language.ts';
import { wordsOf } from '#modules/workorder/rules/words.ts';
import { readScoped } from '../auth/rowScope.ts';
import type { Tables } from '../db/tables.ts';
import { defineModule, serve } from '../defineModule.ts';
import { formatsOf } from '../documents/format.ts';
import { printPaper } from '../documents/printPaper.ts';
import { fail } from '../http/apiError.ts';
import { type Call, FileAnswer } from '../http/implement.ts';

type FalCall = Call & { params: { boatID: string } };

type Read = { db: Kysely<Tables>; boatID: string };

const shipOf = async ({ db, boatID }: Read) => {
  const row = await db
    .selectFrom('boats')
    .select(['_id', 'name', 'free', 'data'])
    .where('_id', '=', boatID)
    .executeTakeFirst();
  if (!row) throw fail(404, 'notFound');
  return particularsSchema.parse({ ...row.data, _id: row._id, name: row.name, free: row.free });
};

/** The boat's stored items of a table. */
const storedItems = async ({ db, boatID }: Read, table: 'profiles' | 'certificates' | 'guests') => {
  const { rows } = await sql<{ data: unknown }>`
    select data from ${sql.table(table)} where boat_id = ${boatID} order by seq`.execute(db);
  return rows.map(({ data }) => data);
};

const read = <T extends readonly unknown[]>(
  { services, viewer, params }: FalCall,
  work: (reader: Read) => Promise<readonly [...T]>,
) => readScoped(services.database, viewer, (db) => work({ db, boatID: params.boatID }));

const answer = async (
  call: FalCall,
  form: FalForm,
  ship: { name: string; timeZone: string },
  name: string,
) => {
  const when = formatsOf('en').moment(call.now, ship.timeZone || 'UTC');
  const printed = fill(wordsOf('en').printed, { when });
  const { bytes, fileName } = await printPaper(call.viewer._id, {
    kind: 'fal',
    form,
    frame: { vessel: ship.name, printed },
    fileName: `${name}-${call.now.slice(0, 10)}.pdf`,
  });
  return new FileAnswer(bytes, fileName);
};

const crewOf = (stored: unknown[]) =>
  z
    .array(profiles.item)
    .parse(stored)
    .filter(({ role, left }) => role === 'crew' && !left);

/** The documents of the FAL Convention as PDF. */
export const crewlistModule = defineModule({
  serves: {
    falPapers: serve(
      falDocuments,
      {
        crewList: async (call) => {
          const [ship, crew, held] = await read(call, async (reader) => [
            await shipOf(reader),
            await storedItems(reader, 'profiles'),
            await storedItems(reader, 'certificates'),
          ]);
          const people = crewOf(crew).filter(({ onboard }) => call.search.who === 'all' || onboard);
          const documents = z.array(certificates.item).parse(held);
          return answer(call, crewForm(ship, call.search, people, documents), ship, 'crew-list');
        },
        passengerList: async (call) => {
          const [ship, stored, crew] = await read(call, async (reader) => [
            await shipOf(reader),
            await storedItems(reader, 'guests'),
            await storedItems(reader, 'profiles'),
          ]);
          const listed = z
            .array(guests.item)
            .parse(stored)
            .filter(({ onboard }) => call.search.who === 'all' || onboard);
          const master = masterOf(ranked(crewOf(crew).filter(({ onboard }) => onboard)));
          return answer(call, passengerForm(ship, call.search, listed, master), ship, 'passenger-list');
        },
      },
      { limits: { crewList: 'paper', passengerList: 'paper' } },
    ),
  },
});
