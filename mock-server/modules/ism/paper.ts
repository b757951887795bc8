import { sql } from 'kysely';
import { valuesOf } from '#modules/forms/rules/answers.ts';
import type { archivePapers } from '#modules/ism/contract/commands.ts';
import { readScoped } from '../../auth/rowScope.ts';
import type { FilledFormFacts } from '../../documents/filledForm.ts';
import type { Photo } from '../../documents/photos.ts';
import { printPaper } from '../../documents/printPaper.ts';
import { fail } from '../../http/apiError.ts';
import { type Call, FileAnswer } from '../../http/implement.ts';
import { namesOf } from './acts.ts';
import { readFill, versionOfFill } from './answer.ts';

type PaperCall = Call<typeof archivePapers.paper>;

/** At most two pages of photos. */
const MAX_PHOTOS = 12;

const photoRows = async ({ db, params }: PaperCall) => {
  const { rows } = await sql<{ _id: string; sha: string; name: string }>`
    select _id, coalesce(data->>'thumb', sha256) as sha, name from files
    where owner_resource = 'formarchives' and owner_id = ${params.id} and kind = 'photo'
    order by created_at, _id limit ${MAX_PHOTOS}`.execute(db);
  return rows;
};

/** A filled form as a PDF: as it is, or as it was before a change made its signatures void. */
export const paper = async (call: PaperCall): Promise<FileAnswer> => {
  const { viewer, now, search, services } = call;
  const found = await readScoped(services.database, viewer, async (db) => {
    const own = { ...call, db };
    const fill = await readFill(own, call.params.id);
    const version = await versionOfFill(own, fill);
    const { rows: boats } = await sql<{ name: string; zone: string }>`
      select name, coalesce(nullif(data->>'timeZone', ''), 'UTC') as zone from boats where _id = ${fill.boatID}`.execute(
      db,
    );
    const names = Object.fromEntries(await namesOf(own, fill.boatID));
    return { fill, version, names, boat: boats[0], photos: await photoRows(own) };
  });
  const { fill, version, names, boat } = found;
  const before = search.voided === undefined ? undefined : fill.voided[search.voided];
  if (search.voided !== undefined && !before) throw fail(404, 'notFound');
  const values = before?.values ?? valuesOf(fill.answers);
  const shown = new Map(
    version.lines.flatMap(({ _id, subname, itemType }) => {
      const ids = itemType === 'photo' ? values[_id] : undefined;
      return Array.isArray(ids) ? ids.map((id) => [String(id), subname] as const) : [];
    }),
  );
  const photos = await Promise.all(
    found.photos
      .filter(({ _id }) => shown.has(_id))
      .map(async ({ _id, sha }) => ({ bytes: await services.files.get(sha), caption: shown.get(_id) ?? '' })),
  );
  const facts: FilledFormFacts = {
    ...{ fill, version, values, names, now, voided: before !== undefined, language: search.language },
    signatures: before?.signatures ?? fill.signatures,
    photos: photos.flatMap(({ bytes, caption }): Photo[] => (bytes ? [{ bytes, caption }] : [])),
    vessel: { name: boat?.name ?? '', timeZone: boat?.zone ?? 'UTC' },
  };
  const { bytes, fileName } = await printPaper(viewer._id, { kind: 'filledForm', facts });
  return new FileAnswer(bytes, fileName);
};
