import { sql } from 'kysely';
import { z } from 'zod/mini';
import { history, historyRow } from '#modules/history/contract.ts';
import { allows } from '../auth/access.ts';
import { canAccessBoat } from '../auth/viewer.ts';
import { defineModule, type HistoryRule, serve } from '../defineModule.ts';
import { fail } from '../http/apiError.ts';
import { type Call, JsonText } from '../http/implement.ts';
import { parse } from '../http/readCall.ts';
import { failIfDeletedAgain } from '../store/newer.ts';
import { writeHistory } from '../store/records.ts';
import { deletedTogether, deletionsOf, hangingOn, type RestoredItems } from '../store/restoreItem.ts';

/** Users who may change items of a resource may read its history, and record discarded changes in it. */
const ruleOf = ({ catalog, viewer }: Pick<Call, 'catalog' | 'viewer'>, resource: string): HistoryRule => {
  const rule = catalog.histories.get(resource);
  if (!rule) throw fail(404, 'notFound');
  if (!allows(viewer, rule.access)) throw fail(403, 'notAllowed');
  return rule;
};

const restorerOf = ({ catalog }: Pick<Call, 'catalog'>, resource: string) => {
  const restorer = catalog.restorers.get(resource);
  if (!restorer) throw fail(404, 'notFound');
  return restorer;
};

/** Who changed what and when. */
export const historyModule = defineModule({
  schemas: { HistoryRow: historyRow },
  serves: {
    history: serve(history, {
      ofItem: async ({ db, params, viewer, catalog }) => {
        const { hidden } = ruleOf({ catalog, viewer }, params.resource);
        const secret = allows(viewer, { flag: 'accounting' }) ? [] : hidden;
        const without = sql`array(select jsonb_array_elements_text(${JSON.stringify(secret)}::jsonb))`;
        const { rows } = await sql<{ boat_id: string; text: string }>`
        select boat_id, json_agg(json_build_object('_id', _id,
          'at', to_char(coalesce(done_at, at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'cameAt', case when done_at is not null then
            to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end,
          'userName', user_name, 'action', action,
          'before', before - ${without}, 'after', after - ${without}) order by seq desc)::text as text
        from (select * from history where resource = ${params.resource} and item_id = ${params.id} order by seq desc limit 200) h
        group by boat_id`.execute(db);
        const mine = rows.find((row) => canAccessBoat(viewer, row.boat_id));
        if (rows.length > 0 && !mine) throw fail(403, 'notYourBoat');
        if (mine) return new JsonText(mine.text);
        // An empty history is an answer for an existing item; for a missing one there is none.
        const there = await sql`select 1 from ${sql.table(params.resource)} where _id = ${params.id}`.execute(
          db,
        );
        if (there.rows.length === 0) throw fail(404, 'notFound');
        return new JsonText('[]');
      },
      deleted: async (call) => {
        const { resource, boatID } = call.params;
        const { hidden } = ruleOf(call, resource);
        restorerOf(call, resource);
        const secret = allows(call.viewer, { flag: 'accounting' }) ? [] : hidden;
        const kept = (kind: string) =>
          sql`(select count(*) from files where owner_resource = ${resource} and owner_id = item_id and kind = ${kind})`;
        const { rows } = await sql<{ text: string }>`
          with gone as (${deletionsOf(boatID, resource, hangingOn(call, resource))}),
          whole as (select * from gone where resource = ${resource}
            and not exists (select 1 from ${sql.table(resource)} i where i._id = item_id) order by seq desc limit 500),
          together as (select whole.item_id as id, count(*) as count from gone part join whole on ${deletedTogether} group by 1)
          select coalesce(json_agg(json_build_object('_id', item_id,
            'item', before - array(select jsonb_array_elements_text(${JSON.stringify(secret)}::jsonb)),
            'at', to_char(done at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'userName', user_name, 'rev', rev,
            'photos', ${kept('photo')}, 'files', ${kept('file')}, 'comments', coalesce((before->>'comments')::int, 0),
            'children', coalesce((select count from together where id = item_id), 0)) order by seq desc), '[]')::text as text
          from whole`.execute(call.db);
        return new JsonText(rows[0]?.text ?? '[]');
      },
      restore: async (call) => {
        const { resource, id } = call.params;
        ruleOf(call, resource);
        const restorer = restorerOf(call, resource);
        const { rev } = call.search;
        if (rev !== undefined) await failIfDeletedAgain(call.db, resource, id, rev);
        const restored: RestoredItems = [];
        const item = await restorer(call, id, restored);
        return restored.length > 1 ? { ...item, restored } : item;
      },
      lost: async (call) => {
        const { resource, id } = call.params;
        const { fields: known = z.object({}) } = ruleOf(call, resource);
        // Only fields that a user can change, with values that they can have.
        const { rev: _rev, ...fields }: { rev?: unknown } = Object(
          parse(known, { ...call.body.fields, rev: 0 }),
        );
        const { rows } = await sql<{ boat_id: string }>`
        select boat_id from ${sql.table(resource)} where _id = ${id}`.execute(call.db);
        const [item] = rows;
        if (!item) throw fail(404, 'notFound');
        if (!canAccessBoat(call.viewer, item.boat_id)) throw fail(403, 'notYourBoat');
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
    }),
  },
});
