import type { Kysely } from 'kysely';
import { createResourceTable, run } from './resourceTable.ts';
import { rowRule } from './rowRule.ts';

/** The vessel's certificates, its needs of them, conditions of class, and what people were told of. */
export const up = async (db: Kysely<unknown>) => {
  await createResourceTable(
    db,
    'shipcertificates',
    [
      "replaces text generated always as (nullif(data->>'replaces', '')) stored",
      "document_id text generated always as (nullif(data->>'documentID', '')) stored",
    ],
    ['replaces', 'document_id'],
  );
  await createResourceTable(db, 'certificateneeds');
  await createResourceTable(db, 'certificatesettings');
  await createResourceTable(db, 'classconditions');
  await run(
    db,
    // A certificate is replaced by one other.
    'create unique index shipcertificates_successor on shipcertificates (replaces) where replaces is not null',
    `create table shipcertificate_told (
      item_id text not null,
      expires text not null,
      step int not null,
      boat_id text not null,
      at timestamptz(3) not null,
      primary key (item_id, expires, step))`,
    rowRule('shipcertificate_told'),
  );
};
