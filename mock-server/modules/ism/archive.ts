import { sql } from 'kysely';
import type { FormVersion } from '#modules/forms/contract.ts';
import { languages, wordsIn } from '#modules/forms/rules/line.ts';
import { answerText } from '#modules/forms/rules/text.ts';
import type { ArchiveHit, archiveReads } from '#modules/ism/contract/commands.ts';
import { type Fill, formarchives } from '#modules/ism/contract.ts';
import { stateOfFill } from '#modules/ism/rules/state.ts';
import { queryOf, wordsIn as splitWords } from '#modules/ism/rules/words.ts';
import type { Call } from '../../http/implement.ts';
import { versionOf } from '../forms/versions.ts';
import { namesOf } from './acts.ts';

const PAGE_ROWS = 50;

/** The answers of a form in words: the line, its label, the answer, in the words of the form. */
export const textsOf = (version: FormVersion, fill: Fill, names: ReadonlyMap<string, string>) =>
  stateOfFill(version, fill).states.flatMap(({ line, value, shown }): [string, string, string][] => {
    const text = shown
      ? answerText(line, value, {
          words: (each) => each,
          number: (figure) => String(figure),
          day: (day) => day,
          nameOf: (id) => names.get(id),
          photos: () => '',
        })
      : '';
    return text ? [[line._id, line.subname, text]] : [];
  });

/** Makes an archived form findable by its words, in all languages of the form. */
export const indexFill = async (call: Pick<Call, 'db'>, version: FormVersion, fill: Fill) => {
  const texts = textsOf(version, fill, await namesOf(call, fill.boatID));
  const said = [
    version.title,
    fill.number,
    fill.subjectName,
    ...texts.flatMap(([, label, text]) => [label, text]),
  ];
  const all = languages.flatMap((language) => said.map(wordsIn(version.translations, language)));
  const lexemes = [...new Set(all.flatMap(splitWords))].slice(0, 4000);
  await sql`update formarchives set texts = ${JSON.stringify(texts)}::jsonb,
      words = array_to_tsvector(array(select jsonb_array_elements_text(${JSON.stringify(lexemes)}::jsonb)))
    where _id = ${fill._id}`.execute(call.db);
};

type Page = { categories: Record<string, number> | null; since: string | null; ids: string[] | null };
type Found = { data: unknown; texts: [string, string, string][] | null };

/** The first answer with the words that were looked for. */
const foundIn = ({ texts }: Found, find: string, words: (text: string) => string): string => {
  const parts = splitWords(find);
  const has = (text: string) => {
    const own = splitWords(text);
    return parts.filter((part) => own.some((word) => word.startsWith(part))).length;
  };
  let best = { count: 0, text: '' };
  for (const [, label, text] of texts ?? []) {
    const line = `${words(label)}: ${words(text)}`;
    const count = has(line);
    if (count > best.count) best = { count, text: line };
  }
  return best.text.slice(0, 300);
};

export const archive = async (call: Call<typeof archiveReads.archive>) => {
  const { db, params, search } = call;
  const { find = '', category, formID, from, to, by, skip } = search;
  const query = queryOf(find);
  const all = sql`boat_id = ${params.boatID} and status = 'archived'`;
  // With words, the forms that hold them; the row rule still judges each that is shown.
  const forms = query
    ? sql`archived_with(${params.boatID}, ${query}::tsquery)`
    : sql`(select * from formarchives where ${all})`;
  const fits = sql`${formID ? sql`form_id = ${formID}` : sql`true`}
    and ${from ? sql`archived_at >= ${from}` : sql`true`} and ${to ? sql`archived_at < ${`${to}T99`}` : sql`true`}
    and ${by ? sql`exists (select 1 from formarchives own where own._id = f._id and own.data->>'submittedBy' = ${by})` : sql`true`}`;
  const { rows: asked } = await sql<Page>`
    with hits as ${query ? sql`materialized` : sql`not materialized`} (
      select _id, category, archived_at from ${forms} f where ${fits})
    select
      (select jsonb_object_agg(category, count) from (
        select category, count(*)::int as count from hits group by category) by_category) as categories,
      (select archived_at from formarchives where ${all} order by archived_at limit 1) as since,
      (select jsonb_agg(_id) from (
        select _id from hits where ${category ? sql`category = ${category}` : sql`true`}
        order by archived_at desc, _id limit ${PAGE_ROWS} offset ${skip}) page) as ids`.execute(db);
  const { categories, since, ids } = asked[0] ?? { categories: null, since: null, ids: null };
  const { rows } = await sql<Found>`
    select data, texts from formarchives
    where _id = any (array(select jsonb_array_elements_text(${JSON.stringify(ids ?? [])}::jsonb)))
    order by archived_at desc, _id`.execute(db);
  const versions = new Map<string, FormVersion | undefined>();
  const found: ArchiveHit[] = [];
  for (const row of rows) {
    const fill = formarchives.item.parse(row.data);
    const key = `${fill.formID} ${fill.version}`;
    if (!versions.has(key)) versions.set(key, await versionOf(call, fill.formID, fill.version));
    const words = wordsIn(versions.get(key)?.translations ?? {}, call.language.slice(0, 2).toLowerCase());
    const { _id, number, title, submittedBy, subjectName, version } = fill;
    found.push({
      ...{ _id, number, title: words(title), category: fill.category, version, submittedBy, subjectName },
      ...{ archivedAt: fill.archivedAt ?? fill.updatedAt, signed: fill.signatures.length },
      ...{ replaced: fill.replacedBy !== '', voided: fill.voided.length },
      jobs: fill.acts.flatMap(({ kind, id, title: of }) => (id ? [{ kind, id, title: of }] : [])),
      found: query ? foundIn(row, find, words) : '',
    });
  }
  const byCategory = categories ?? {};
  const count = category
    ? (byCategory[category] ?? 0)
    : Object.values(byCategory).reduce((sum, each) => sum + each, 0);
  return { count, since: since?.slice(0, 10) ?? '', categories: byCategory, rows: found };
};
