import { sql } from 'kysely';
import { nanoid } from 'nanoid';
import type { formCommands, formReads } from '#modules/forms/contract/commands.ts';
import {
  type Form,
  formFields,
  forms,
  type Subform,
  subformFields,
  subforms,
} from '#modules/forms/contract.ts';
import { type FormLanguage, wordsIn } from '#modules/forms/rules/line.ts';
import type { Call } from '../../http/implement.ts';
import { insertItems, lockRow, type WriteContext } from '../../store/records.ts';
import { type Starter, starters } from './starters/starters.ts';
import { putInUse } from './versions.ts';

/** A ready-made form in another language as its own words: a vessel edits it in the language it works in. */
export const addForm = async (
  context: WriteContext,
  boatID: string,
  { lines, ...fields }: Starter,
  id: string = nanoid(),
): Promise<Form | undefined> => {
  const [form] = await insertItems<Form>(context, forms, [{ ...formFields.parse(fields), _id: id, boatID }]);
  if (!form) return undefined;
  const ids = new Map(lines.map(({ key }, index) => [key, `${id.slice(0, 50)}-${index + 1}`]));
  const named = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, key: string) => (ids.has(key) ? `{${ids.get(key)}}` : whole));
  await insertItems<Subform>(
    context,
    subforms,
    lines.map(({ key, subname, itemType, options = {} }, index) => ({
      ...subformFields.parse({
        subname,
        itemType,
        formID: id,
        order: index + 1,
        options: {
          ...options,
          formula: named(options.formula ?? ''),
          showIf: (options.showIf ?? []).map((each) => ({ ...each, item: ids.get(each.item ?? '') ?? '' })),
        },
      }),
      _id: ids.get(key) ?? nanoid(),
      boatID,
    })),
  );
  const row = await lockRow<Form>(context.db, forms, id);
  if (row) await putInUse(context, row);
  return form;
};

/** Adds those ready-made forms that the vessel lacks, found by their code. */
export const addStarters = async (call: Call<typeof formCommands.starters>) => {
  const { boatID } = call.params;
  const { rows } = await sql<{ code: string }>`
    select data->>'code' as code from forms where boat_id = ${boatID}`.execute(call.db);
  const there = new Set(rows.map(({ code }) => code));
  const wanted = starters.filter(({ code }) => call.body.codes.includes(code) && !there.has(code));
  for (const starter of wanted) await addForm(call, boatID, starter);
  return { added: wanted.length };
};

export const starterList = async ({ search }: Call<typeof formReads.starterList>) =>
  starters.map(({ code, title, description, category, translations }) => {
    const language: FormLanguage = search.language;
    const words = wordsIn(translations, language);
    return { code, title: words(title), description: words(description), category };
  });
