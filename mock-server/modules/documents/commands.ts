import { sql } from 'kysely';
import type { documentCommands } from '#modules/documents/contract/commands.ts';
import { documents, type Revision, type VesselDocument } from '#modules/documents/contract.ts';
import { mayApprove } from '#modules/folders/rules.ts';
import { allows } from '../../auth/access.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { failIfTaken, lockItem, updateItem } from '../../store/records.ts';
import { tellRequest, tellToRead } from './tell.ts';

const lockDocument = (call: Pick<Call, 'db' | 'viewer'>, id: string) =>
  lockItem<VesselDocument>(call, documents, id);

/** The document, for those who see documents and for those who must read this one. */
const lockHeld = async (call: Pick<Call, 'db' | 'viewer'>, id: string) => {
  const row = await lockDocument(call, id);
  if (!allows(call.viewer, { flag: 'documents' }) && !row.data.holders.includes(call.viewer._id))
    throw fail(403, 'notAllowed');
  return row;
};

/** The revisions when one of them comes into force: one of a document is. */
const inForce = (revisions: readonly Revision[], fileID: string, decided: Partial<Revision>): Revision[] =>
  revisions.map((each) =>
    each.fileID === fileID
      ? { ...each, ...decided, state: 'effective' }
      : each.state === 'effective'
        ? { ...each, state: 'superseded' }
        : each,
  );

/** Fails unless the file is one of this document: contents of others stay theirs. */
const checkFile = async ({ db }: Pick<Call, 'db'>, document: VesselDocument, fileID: string) => {
  const { rows } = await sql`select 1 from files where _id = ${fileID} and owner_resource = ${documents.name}
    and owner_id = ${document._id}`.execute(db);
  if (rows.length === 0) throw fail(400, 'fileMissing', {}, 'fileID');
};

export const revise = async (call: Call<typeof documentCommands.revise>): Promise<VesselDocument> => {
  const { body, viewer, doneAt } = call;
  const row = await lockDocument(call, call.params.id);
  const document = row.data;
  if (document.revisions.some(({ fileID }) => fileID === body.fileID)) return document;
  await checkFile(call, document, body.fileID);
  const controlled = document.number !== '';
  const no = Math.max(0, ...document.revisions.map((each) => each.no)) + 1;
  const revision: Revision = {
    fileID: body.fileID,
    no,
    state: 'review',
    note: body.note,
    by: viewer.name,
    byID: viewer._id,
    at: doneAt,
    decidedBy: '',
    decidedAt: null,
    reason: '',
  };
  const revisions = [...document.revisions, revision];
  if (controlled) return updateItem(call, documents, row, { revisions });
  // Somebody else put another revision in force meanwhile: who sends this one is asked.
  failIfTaken(call, row, { mainFile: body.fileID }, body.rev);
  return updateItem(call, documents, row, {
    mainFile: body.fileID,
    revision: no,
    revisions: inForce(revisions, body.fileID, {}),
    readBy: [],
  });
};

export const decide = async (call: Call<typeof documentCommands.decide>): Promise<VesselDocument> => {
  const { body, viewer, doneAt } = call;
  if (!mayApprove(viewer)) throw fail(403, 'revisionApprover');
  const row = await lockDocument(call, call.params.id);
  const asked = row.data.revisions.find(({ fileID }) => fileID === body.fileID);
  if (!asked) throw fail(404, 'notFound');
  if (asked.state !== 'review') {
    const same = (asked.state !== 'refused') === body.agreed;
    if (same) return row.data;
    throw fail(409, 'revisionDecided', { name: asked.decidedBy });
  }
  const decided = { decidedBy: viewer.name, decidedAt: doneAt, reason: body.reason };
  if (!body.agreed) {
    if (body.reason === '') throw fail(400, 'reasonMissing', {}, 'reason');
    return updateItem(call, documents, row, {
      revisions: row.data.revisions.map((each) =>
        each === asked ? { ...each, ...decided, state: 'refused' } : each,
      ),
    });
  }
  const item = await updateItem(call, documents, row, {
    mainFile: asked.fileID,
    revision: asked.no,
    date: body.date ?? doneAt.slice(0, 10),
    signedID: viewer._id,
    revisions: inForce(row.data.revisions, asked.fileID, decided),
    readBy: [],
  });
  await tellToRead(call, item);
  return item;
};

export const read = async (call: Call<typeof documentCommands.read>): Promise<VesselDocument> => {
  const { viewer, doneAt } = call;
  const row = await lockHeld(call, call.params.id);
  const { mainFile, readBy } = row.data;
  if (mainFile !== call.body.fileID) throw fail(409, 'revisionReplaced');
  if (readBy.some(({ userID }) => userID === viewer._id)) return row.data;
  return updateItem(call, documents, row, {
    readBy: [...readBy, { userID: viewer._id, name: viewer.name, at: doneAt }],
  });
};

export const ask = async (call: Call<typeof documentCommands.ask>): Promise<VesselDocument> => {
  const { body, viewer, doneAt } = call;
  const row = await lockHeld(call, call.params.id);
  if (row.data.requests.some(({ _id }) => _id === body._id)) return row.data;
  const request = {
    ...{ _id: body._id, text: body.text, by: viewer.name, byID: viewer._id, at: doneAt },
    ...{ state: 'open', answer: '', answeredBy: '' },
  };
  const item = await updateItem(call, documents, row, { requests: [...row.data.requests, request] });
  await tellRequest(call, item, body.text);
  return item;
};

export const answer = async (call: Call<typeof documentCommands.answer>): Promise<VesselDocument> => {
  const { body, viewer } = call;
  if (!mayApprove(viewer)) throw fail(403, 'revisionApprover');
  const row = await lockDocument(call, call.params.id);
  const asked = row.data.requests.find(({ _id }) => _id === body.request);
  if (!asked) throw fail(404, 'notFound');
  if (asked.state !== 'open') {
    if ((asked.state === 'agreed') === body.agreed) return row.data;
    throw fail(409, 'revisionDecided', { name: asked.answeredBy });
  }
  if (!body.agreed && body.reason === '') throw fail(400, 'reasonMissing', {}, 'reason');
  const answered = {
    ...asked,
    state: body.agreed ? 'agreed' : 'refused',
    answer: body.reason,
    answeredBy: viewer.name,
  };
  return updateItem(call, documents, row, {
    requests: row.data.requests.map((each) => (each === asked ? answered : each)),
  });
};
