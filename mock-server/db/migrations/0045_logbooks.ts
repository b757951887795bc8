import type { Kysely } from 'kysely';
import { APP_ROLE } from './0011_rows_of_boats.ts';
import { HOUSE_ROLE } from './0020_walls.ts';
import { createResourceTable, run } from './resourceTable.ts';
import { rowRule } from './rowRule.ts';

const sealed = ['log_volumes', 'log_records'];

/**
 * Books. What was signed is only ever added: calls, superadmins among them, and housekeeping may read and insert; a
 * trigger stops even the owner's own statements, apart from emptying a table for a restore (docs/decisions/0073). The texts
 * are kept as text, because their bytes are what is sealed. Drafts are ordinary.
 */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `create table log_volumes (
      _id text primary key,
      boat_id text not null,
      book text not null,
      no integer not null)`,
    'create unique index log_volumes_no on log_volumes (boat_id, book, no)',
    `create table log_records (
      _id text primary key,
      boat_id text not null,
      volume_id text not null,
      n integer not null,
      kind text not null,
      amends text not null,
      hash text not null,
      device text not null,
      device_seq integer not null,
      page integer not null,
      line integer not null,
      unverified integer not null,
      content text not null,
      stamp text not null,
      seal text not null)`,
    'create unique index log_records_n on log_records (volume_id, n)',
    'create index log_records_page on log_records (volume_id, page)',
    'create index log_records_boat on log_records (boat_id)',
    'create index log_records_device on log_records (volume_id, device, n)',
    "create index log_records_amends on log_records (volume_id, amends) where amends <> ''",
    "create index log_records_close on log_records (volume_id) where kind = 'close'",
    `create function keep_sealed() returns trigger language plpgsql as $$
      begin raise insufficient_privilege using message = 'What was signed is never changed'; end $$`,
    ...sealed.flatMap((table) => [
      rowRule(table),
      `revoke update, delete, truncate on ${table} from ${APP_ROLE}, ${HOUSE_ROLE}`,
      `create trigger keep_sealed before update or delete on ${table} for each row execute function keep_sealed()`,
    ]),
  ).then(() =>
    createResourceTable(
      db,
      'logdrafts',
      ["volume_id text generated always as (data->>'volumeID') stored"],
      ['volume_id'],
    ),
  );
