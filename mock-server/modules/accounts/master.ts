import { sql } from 'kysely';

/**
 * Whether a user, where `users` is `u`, is the master of the vessel: its appointed captain. The job title counts only where
 * nobody is appointed, because whoever edits people can give a title (decision 0043).
 */
export const isMaster = sql<boolean>`u.role = 'crew' and (
  coalesce((u.data->>'captain')::boolean, false)
  or trim(u.data->>'jobtitle') ~* '^(captain|master)$' and not exists (
    select from users appointed where appointed.boat_id = u.boat_id and appointed.role = 'crew'
      and not appointed.soft_deleted and coalesce((appointed.data->>'captain')::boolean, false)))`;
