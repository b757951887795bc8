import { sql } from 'kysely';
import { nanoid } from 'nanoid';
import { type Notice, noticeSchema, notices } from '#modules/notices/contract.ts';
import { defineModule, serve } from '../defineModule.ts';
import { type Call, JsonText } from '../http/implement.ts';
import { notify } from '../live/publish.ts';

export type NewNotice = {
  userID: string;
  kind: Notice['kind'];
  params?: Record<string, string>;
  link?: string;
};

/** Posts notices to users, except kinds that they switched off; in one statement, for any module. */
export const postNotices = async ({ db, now }: Pick<Call, 'db' | 'now'>, notices: readonly NewNotice[]) => {
  if (notices.length === 0) return;
  const rows = notices.map((notice) => ({ params: {}, link: '', ...notice, _id: nanoid() }));
  await sql`insert into notices (_id, user_id, kind, params, link, created_at)
    select n->>'_id', n->>'userID', n->>'kind', n->'params', n->>'link', ${now}::timestamptz
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) n
    where not exists (select 1 from profiles p where p.user_id = n->>'userID'
      and p.data->'notifications'->>(n->>'kind') = 'false')`.execute(db);
  await notify(
    { db },
    rows.map(({ userID }) => userID),
  );
};

/** Posts one notice to a user. */
export const postNotice = (call: Pick<Call, 'db' | 'now'>, notice: NewNotice) => postNotices(call, [notice]);

const mine = async ({ db, viewer, now }: Pick<Call, 'db' | 'viewer' | 'now'>) => {
  const { rows } = await sql<{ text: string }>`
    select coalesce(json_agg(json_build_object('_id', _id, 'kind', kind, 'params', params, 'link', link,
      'createdAt', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'readAt', to_char(read_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by created_at desc, _id), '[]')::text as text
    from (select * from notices where user_id = ${viewer._id} and created_at > ${now}::timestamptz - interval '90 days'
      order by created_at desc limit 100) n`.execute(db);
  return new JsonText(rows[0]?.text ?? '[]');
};

/** The notification bell. */
export const noticesModule = defineModule({
  schemas: { Notice: noticeSchema },
  serves: {
    notices: serve(notices, {
      mine,
      read: async (call) => {
        const { numUpdatedRows } = await call.db
          .updateTable('notices')
          .set({ read_at: call.now })
          .where('user_id', '=', call.viewer._id)
          .where('_id', 'in', call.body.ids)
          .where('read_at', 'is', null)
          .executeTakeFirst();
        // Updates the bell on the user's other devices.
        if (numUpdatedRows > 0n) await notify(call, [call.viewer._id]);
        return mine(call);
      },
    }),
  },
});
