import { sql } from 'kysely';
import { dayIn } from '#lib/zonedTime.ts';
import { portPackPapers } from '#modules/portpacks/contract/papers.ts';
import { type PortPack, portpacks } from '#modules/portpacks/contract.ts';
import { type Particulars, particularsSchema } from '#modules/vessel/contract.ts';
import { fill } from '#modules/workorder/rules/language.ts';
import { wordsOf } from '#modules/workorder/rules/words.ts';
import { readScoped } from '../../auth/rowScope.ts';
import { canAccessBoat } from '../../auth/viewer.ts';
import { defineModule, serve, serveResource } from '../../defineModule.ts';
import { formatsOf } from '../../documents/format.ts';
import type { PackContent } from '../../documents/portPack.ts';
import { printPaper } from '../../documents/printPaper.ts';
import { fail } from '../../http/apiError.ts';
import { type Call, FileAnswer } from '../../http/implement.ts';
import { type Gathered, gather } from './gather.ts';

/** The files of a bundle together; what comes after is named as left out. */
const MAX_BYTES = 60 * 1024 * 1024;

type BuildCall = Call<typeof portPackPapers.build>;

const read = ({ services, viewer, params, search, now }: BuildCall) =>
  readScoped(services.database, viewer, async (db) => {
    const { rows } = await sql<{
      data: unknown;
    }>`select data from portpacks where _id = ${params.id}`.execute(db);
    if (!rows[0]) throw fail(404, 'notFound');
    const pack: PortPack = portpacks.item.parse(rows[0].data);
    if (!canAccessBoat(viewer, pack.boatID)) throw fail(403, 'notYourBoat');
    const boat = await db
      .selectFrom('boats')
      .select(['_id', 'name', 'free', 'data'])
      .where('_id', '=', pack.boatID)
      .executeTakeFirst();
    if (!boat) throw fail(404, 'notFound');
    const ship: Particulars = particularsSchema.parse({
      ...boat.data,
      ...{ _id: boat._id, name: boat.name, free: boat.free },
    });
    const today = dayIn(now, ship.timeZone || 'UTC');
    const { port, who, identity } = pack;
    const head = { ...search, date: search.date ?? today, port, who, identity };
    return { pack, ship, head, gathered: await gather({ db, viewer, pack, ship, head }) };
  });

/** Reads the contents of files, as many as fit. */
const withContents = async (
  { services }: BuildCall,
  gathered: readonly Gathered[],
): Promise<PackContent[]> => {
  let left = MAX_BYTES;
  const parts: PackContent[] = [];
  for (const part of gathered) {
    if (part.kind !== 'stored') {
      parts.push(part);
      continue;
    }
    const { title, type, sha, size } = part;
    left -= size;
    const bytes = left < 0 ? undefined : await services.files.get(sha);
    parts.push(
      bytes
        ? { kind: 'file', title, type, bytes }
        : { kind: 'missing', title, why: left < 0 ? 'tooLarge' : 'noFile' },
    );
  }
  return parts;
};

const build = async (call: BuildCall) => {
  const { pack, ship, head, gathered } = await read(call);
  const { day, moment, number } = formatsOf('en');
  const arrives = head.call === 'arrival';
  const facts = [
    ['IMO number', ship.imo],
    ['Call sign', ship.callSign],
    ['Flag', ship.flag],
    ['Port of registry', ship.portOfRegistry],
    ['Gross tonnage', ship.grossTonnage ? number(ship.grossTonnage) : ''],
    ['Length overall', ship.length ? `${number(ship.length)} m` : ''],
    [arrives ? 'Arrival' : 'Departure', day(head.date)],
    [arrives ? 'Last port' : 'Next port', head.otherPort],
    ['Voyage', head.voyage],
  ] as const;
  const { bytes, fileName } = await printPaper(call.viewer._id, {
    kind: 'portPack',
    facts: {
      title: pack.port,
      vessel: ship.name,
      printed: fill(wordsOf('en').printed, { when: moment(call.now, ship.timeZone || 'UTC') }),
      facts: facts.filter(([, value]) => value !== ''),
      note: pack.note,
      parts: await withContents(call, gathered),
      fileName: `port-pack-${head.date}.pdf`,
    },
  });
  return new FileAnswer(bytes, fileName);
};

/** Port-entry packs: templates for each port, and the bundle as one PDF. */
export const portPacksModule = defineModule({
  serves: {
    portpacks: serveResource(portpacks),
    portPackPapers: serve(portPackPapers, { build }, { limits: { build: 'paper' } }),
  },
});
