import type { Hono } from 'hono';
import { sql } from 'kysely';
import { nanoid } from 'nanoid';
import { type Notice, notices } from '#modules/notices/contract.ts';
import { type Call, implement, JsonText } from '../implement.ts';
import type { Services } from '../services.ts';

type NewNotice = { userID: string; kind: Notice['kind']; params?: Record<string, string>; link?: string };

/** Posts a notice to a person's bell; any module may. */
export const postNotice = ({ db, now }: Pick<Call, 'db' | 'now'>, notice: NewNotice) =>
  sql`insert into notices (_id, user_id, kind, params, link, created_at)
    values (${nanoid()}, ${notice.userID}, ${notice.kind}, ${JSON.stringify(notice.params ?? {})}::jsonb, ${notice.link ?? ''}, ${now})`.execute(
    db,
  );

const mine = async ({ db, viewer, now }: Pick<Call, 'db' | 'viewer' | 'now'>) => {
  const { rows } = await sql<{ text: string }>`
    select coalesce(json_agg(json_build_object('_id', _id, 'kind', kind, 'params', params, 'link', link,
      'createdAt', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'readAt', to_char(read_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by created_at desc, _id), '[]')::text as text
    from (select * from notices where user_id = ${viewer._id} and created_at > ${now}::timestamptz - interval '90 days'
      order by created_at desc limit 100) n`.execute(db);
  return new JsonText(rows[0]?.text ?? '[]');
};

/** The bell. */
export const mountNotices = (app: Hono, services: Services) =>
  implement(app, services, notices, {
    mine,
    read: async (call) => {
      await call.db
        .updateTable('notices')
        .set({ read_at: call.now })
        .where('user_id', '=', call.viewer._id)
        .where('_id', 'in', call.body.ids)
        .where('read_at', 'is', null)
        .execute();
      return mine(call);
    },
  });
