import type { Hono } from 'hono';
import { sql } from 'kysely';
import { z } from 'zod';
import { certificates } from '#modules/certificates/contract.ts';
import { equipment } from '#modules/equipment/contract.ts';
import { guests } from '#modules/guests/contract.ts';
import { history } from '#modules/history/contract.ts';
import { profiles } from '#modules/profile/contract.ts';
import { teams } from '#modules/teams/contract.ts';
import { worklist } from '#modules/worklist/contract.ts';
import { implement, JsonText } from '../implement.ts';
import { parse } from '../readCall.ts';
import { writeHistory } from '../records.ts';
import { refuse } from '../refusal.ts';
import type { Services } from '../services.ts';
import { reaches, type Viewer } from '../viewer.ts';
import { payNames } from './profile/rights.ts';

const none = z.object({});

/** Whose history can be read, and written by whom: the resource's own right decides. */
const kinds = new Map<string, Kind>([
  ['equipmentgroups', { flag: 'equipmentspage', fields: equipment.calls.update.body ?? none }],
  ['worklist', { flag: 'jobs', fields: worklist.calls.update.body ?? none }],
  ['profiles', { flag: 'employees', fields: profiles.calls.update.body ?? none }],
  ['certificates', { flag: 'employees', fields: certificates.calls.update.body ?? none }],
  ['guests', { flag: 'guests', fields: guests.calls.update.body ?? none }],
  // Accounts are changed by calls of their own; nothing of them waits on a device.
  ['users', { flag: 'employees', fields: none }],
  ['teams', { flag: 'employees', fields: teams.calls.update.body ?? none }],
]);
type Kind = { flag: string; fields: z.ZodType };

const kindOf = (resource: string, viewer: Viewer): Kind => {
  const kind = kinds.get(resource);
  if (!kind) throw refuse(404, 'notFound');
  if (!viewer.superadmin && ![...viewer.flags].some((held) => held === kind.flag))
    throw refuse(403, 'notAllowed');
  return kind;
};

/** What only people with the flag accounting may know of a resource's past. */
const hidden = new Map([['profiles', payNames]]);

/** Who changed what and when. */
export const mountHistory = (app: Hono, services: Services) =>
  implement(app, services, history, {
    ofItem: async ({ db, params, viewer }) => {
      kindOf(params.resource, viewer);
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
    lost: async (call) => {
      const { resource, id } = call.params;
      const kind = kindOf(resource, call.viewer);
      // Only fields that a person could have changed, with values that they could have had.
      const { rev: _rev, ...fields }: { rev?: unknown } = Object(
        parse(kind.fields, { ...call.body.fields, rev: 0 }),
      );
      const { rows } = await sql<{ boat_id: string }>`
        select boat_id from ${sql.table(resource)} where _id = ${id}`.execute(call.db);
      const [item] = rows;
      if (!item) throw refuse(404, 'notFound');
      if (!reaches(call.viewer, item.boat_id)) throw refuse(403, 'notYourBoat');
      if (Object.keys(fields).length === 0) return { kept: false };
      await writeHistory(call, {
        resource,
        itemID: id,
        boatID: item.boat_id,
        action: 'lost',
        before: null,
        after: fields,
      });
      return { kept: true };
    },
  });
