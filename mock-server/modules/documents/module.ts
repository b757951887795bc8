import { sql } from 'kysely';
import { difference, documentCommands, documentReads, found } from '#modules/documents/contract/commands.ts';
import { documents } from '#modules/documents/contract.ts';
import { folders } from '#modules/folders/contract.ts';
import { defineModule, serve, serveResource } from '../../defineModule.ts';
import {
  checkDocument,
  checkFolder,
  checkFolderRemove,
  firstRevision,
  prepareDocument,
  prepareFolder,
} from './checks.ts';
import { answer, ask, decide, read, revise } from './commands.ts';
import { changes, search } from './search.ts';
import { noticeExpiring } from './tell.ts';
import { readLeft, readUploaded } from './texts.ts';

const hidden = sql`(select hidden_papers())`;

/** Folders, documents, their revisions, and the search in their text. */
export const documentsModule = defineModule({
  hourly: [noticeExpiring, readLeft],
  cleanUp: async ({ database: { db } }) => {
    await sql`delete from document_texts t where not exists (select 1 from files f where f._id = t.file_id)`.execute(
      db,
    );
    await sql`delete from document_told t
      where not exists (select 1 from documents d where d._id = t.document_id)`.execute(db);
  },
  fileAdded: { documents: readUploaded },
  schemas: { FoundDocument: found, TextDifference: difference },
  serves: {
    folders: serveResource(folders, {
      check: checkFolder,
      checkRemove: checkFolderRemove,
      prepareRestored: prepareFolder,
      hidden,
    }),
    documents: serveResource(documents, {
      check: checkDocument,
      fill: firstRevision,
      prepareRestored: prepareDocument,
      hidden,
      own: { rows: ({ _id }) => sql`data->'holders' ? ${_id}` },
    }),
    documentCommands: serve(documentCommands, { revise, decide, read, ask, answer }),
    documentReads: serve(documentReads, { search, changes }),
  },
});
