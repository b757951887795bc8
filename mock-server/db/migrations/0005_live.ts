import type { Kysely } from 'kysely';
import { run } from './resourceTable.ts';

/**
 * Triggers notify about every change of rights: forgetting one call would leave a user with revoked rights. A
 * rolled-back change does not notify. The messages are those of live/publish.ts.
 */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `create function tell_person() returns trigger language plpgsql as $$
    declare
      was jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
      now_is jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
      key text := tg_argv[0];
    begin
      perform pg_notify('live', json_build_object('kind', 'rights', 'userID', coalesce(now_is->>key, was->>key),
        'aboard', json_build_array(was->>'boat_id', now_is->>'boat_id'))::text);
      return null;
    end $$`,
    `create function tell_boat() returns trigger language plpgsql as $$
    begin
      perform pg_notify('live', json_build_object('kind', 'rights', 'boatID', new._id,
        'fleet', old.management_id is distinct from new.management_id)::text);
      return null;
    end $$`,
    "create trigger users_live after insert or update or delete on users for each row execute function tell_person('_id')",
    "create trigger profiles_live after insert or update or delete on profiles for each row execute function tell_person('user_id')",
    "create trigger sessions_live after delete on sessions for each row execute function tell_person('user_id')",
    'create trigger boats_live after update on boats for each row execute function tell_boat()',
  );
