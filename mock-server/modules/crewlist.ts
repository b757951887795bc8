import type { Hono } from 'hono';
import { sql } from 'kysely';
import { certificates } from '#modules/certificates/contract.ts';
import { falPapers } from '#modules/crewlist/contract.ts';
import { crewForm, type FalForm, passengerForm } from '#modules/crewlist/rules.ts';
import { guests } from '#modules/guests/contract.ts';
import { profiles } from '#modules/profile/contract.ts';
import { particularsSchema } from '#modules/vessel/contract.ts';
import { falDocument } from '../documents/falForm.ts';
import { formatsOf } from '../documents/format.ts';
import { makePdf } from '../documents/makePdf.ts';
import { fill, wordsOf } from '../documents/words.ts';
import { type Call, FileAnswer, implement } from '../implement.ts';
import { refuse } from '../refusal.ts';
import type { Services } from '../services.ts';

type FalCall = Call & { params: { boatID: string } };

const shipOf = async ({ db, params }: FalCall) => {
  const row = await db
    .selectFrom('boats')
    .select(['_id', 'name', 'free', 'data'])
    .where('_id', '=', params.boatID)
    .executeTakeFirst();
  if (!row) throw refuse(404, 'notFound');
  return particularsSchema.parse({ ...row.data, _id: row._id, name: row.name, free: row.free });
};

/** The things of a table that belong to the boat, as they are kept. */
const kept = async ({ db, params }: FalCall, table: 'profiles' | 'certificates' | 'guests') => {
  const { rows } = await sql<{ data: unknown }>`
    select data from ${sql.table(table)} where boat_id = ${params.boatID} order by seq`.execute(db);
  return rows.map(({ data }) => data);
};

const answer = async (
  call: FalCall,
  form: FalForm,
  ship: { name: string; timeZone: string },
  name: string,
) => {
  const when = formatsOf('en').moment(call.now, ship.timeZone || 'UTC');
  const printed = fill(wordsOf('en').printed, { when });
  const { definition, frame } = falDocument(form, { vessel: ship.name, printed });
  return new FileAnswer(await makePdf(definition, frame), `${name}-${call.now.slice(0, 10)}.pdf`);
};

/** The papers of the FAL Convention as PDF. */
export const mountCrewlist = (app: Hono, services: Services) =>
  implement(app, services, falPapers, {
    crewList: async (call) => {
      const ship = await shipOf(call);
      const people = profiles.item
        .array()
        .parse(await kept(call, 'profiles'))
        .filter(({ role, left }) => role === 'crew' && !left)
        .filter(({ onboard }) => call.search.who === 'all' || onboard);
      const papers = certificates.item.array().parse(await kept(call, 'certificates'));
      return answer(call, crewForm(ship, call.search, people, papers), ship, 'crew-list');
    },
    passengerList: async (call) => {
      const ship = await shipOf(call);
      const listed = guests.item
        .array()
        .parse(await kept(call, 'guests'))
        .filter(({ onboard }) => call.search.who === 'all' || onboard);
      return answer(call, passengerForm(ship, call.search, listed), ship, 'passenger-list');
    },
  });
