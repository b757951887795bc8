import { sql } from 'kysely';
import type { Difference, documentReads, Found } from '#modules/documents/contract/commands.ts';
import { documents, type VesselDocument } from '#modules/documents/contract.ts';
import { allows } from '../../auth/access.ts';
import { canAccessBoat } from '../../auth/viewer.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { gone } from '../../store/newer.ts';
import { diffLines } from './diffLines.ts';
import { PAGE_END, partsOf, passageOf, queryOf } from './words.ts';

const MAX_FOUND = 40;

/** Finds documents by name, and by words in the text of the file that is in force. */
export const search = async (call: Call<typeof documentReads.search>): Promise<Found[]> => {
  const { q } = call.search;
  const asked = queryOf(q);
  if (asked === '') return [];
  const named = partsOf(q).map((part) => `%${part}%`);
  const { rows } = await sql<{ document_id: string; file_id: string; body: string }>`
    select * from find_documents(${call.params.boatID}, array(select jsonb_array_elements_text(${JSON.stringify(named)}::jsonb)),
      ${asked}::tsquery, ${MAX_FOUND})`.execute(call.db);
  return rows.map(({ document_id, file_id, body }) => ({
    _id: document_id,
    fileID: file_id,
    ...passageOf(body, q),
  }));
};

const MAX_LINES = 3000;

const linesOf = (body: string) =>
  body
    .split(/[\n\f]+/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .slice(0, MAX_LINES);

/** The lines that differ between two revisions, with those around them. */
export const changes = async (
  call: Call<typeof documentReads.changes>,
): Promise<{ read: boolean; lines: Difference[] }> => {
  const { db, params, viewer } = call;
  const { rows } = await sql<{ data: unknown }>`select data from documents where _id = ${params.id}`.execute(
    db,
  );
  if (!rows[0]) throw await gone(db, documents.name, params.id);
  const item: VesselDocument = documents.item.parse(rows[0].data);
  if (!canAccessBoat(viewer, item.boatID)) throw fail(403, 'notYourBoat');
  if (!allows(viewer, { flag: 'documents' }) && !item.holders.includes(viewer._id))
    throw fail(403, 'notAllowed');
  const own = new Set(item.revisions.map(({ fileID }) => fileID));
  const textOf = async (id: string) => {
    if (!own.has(id)) throw fail(404, 'notFound');
    const found = await sql<{ body: string | null }>`select document_text(${id}) as body`.execute(db);
    return found.rows[0]?.body ?? '';
  };
  const [from, to] = [await textOf(call.search.from), await textOf(call.search.to)];
  const hasText = (body: string) => body.replaceAll(PAGE_END, '').trim() !== '';
  if (!hasText(from) || !hasText(to)) return { read: false, lines: [] };
  return { read: true, lines: diffLines(linesOf(from), linesOf(to)) };
};
