import type { Hono } from 'hono';
import { sql } from 'kysely';
import { history } from '#modules/history/contract.ts';
import { implement, JsonText } from '../implement.ts';
import { refuse } from '../refusal.ts';
import type { Services } from '../services.ts';
import { reaches } from '../viewer.ts';
import { payNames } from './profile/rights.ts';

/** Which flag a resource's history needs: the flag of the resource itself. */
const flagOf = new Map<string, string>([
  ['equipmentgroups', 'equipmentspage'],
  ['worklist', 'jobs'],
  ['profiles', 'employees'],
  ['certificates', 'employees'],
  ['guests', 'guests'],
  ['teams', 'employees'],
]);

/** What only people with the flag accounting may know of a resource's past. */
const hidden = new Map([['profiles', payNames]]);

/** Who changed what and when. */
export const mountHistory = (app: Hono, services: Services) =>
  implement(app, services, history, {
    ofItem: async ({ db, params, viewer }) => {
      const flag = flagOf.get(params.resource);
      if (!flag) throw refuse(404, 'notFound');
      if (!viewer.superadmin && ![...viewer.flags].some((held) => held === flag))
        throw refuse(403, 'notAllowed');
      const secret =
        viewer.superadmin || viewer.flags.has('accounting') ? [] : (hidden.get(params.resource) ?? []);
      const without = sql`array(select jsonb_array_elements_text(${JSON.stringify(secret)}::jsonb))`;
      const { rows } = await sql<{ boat_id: string; text: string }>`
        select boat_id, json_agg(json_build_object('_id', _id,
          'at', to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'userName', user_name, 'action', action,
          'before', before - ${without}, 'after', after - ${without}) order by at desc, _id)::text as text
        from (select * from history where resource = ${params.resource} and item_id = ${params.id} order by at desc limit 200) h
        group by boat_id`.execute(db);
      const mine = rows.find((row) => reaches(viewer, row.boat_id));
      if (rows.length > 0 && !mine) throw refuse(403, 'notYourBoat');
      if (mine) return new JsonText(mine.text);
      // Nothing written down: of a thing that is there that is an answer, of others there is none.
      const there = await sql`select 1 from ${sql.table(params.resource)} where _id = ${params.id}`.execute(
        db,
      );
      if (there.rows.length === 0) throw refuse(404, 'notFound');
      return new JsonText('[]');
    },
  });
