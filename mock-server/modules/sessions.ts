import { sql } from 'kysely';
import { type Session, sessionSchema, sessions } from '#modules/account/contract.ts';
import { forgetSessions, maxSessionOf, SESSION_MS } from '../auth/viewer.ts';
import { defineModule, serve } from '../defineModule.ts';
import { fail } from '../http/apiError.ts';
import type { Call } from '../http/implement.ts';

/** A session's id is a prefix of its token's hash: it reveals neither the token nor the whole stored hash. */
const MAX_NAME_LENGTH = 24;
const name = sql`left(token_hash, ${sql.lit(MAX_NAME_LENGTH)})`;

/** The caller's live sessions, latest first. */
const mine = async ({ db, viewer, now }: Pick<Call, 'db' | 'viewer' | 'now'>): Promise<Session[]> => {
  const before = (ms: number) => new Date(new Date(now).getTime() - ms).toISOString();
  const { rows } = await sql<Session>`
    select ${name} as _id, created_at as "createdAt", last_seen_at as "lastSeenAt", user_agent as agent,
      token_hash = ${viewer.tokenHash} as current
    from sessions where user_id = ${viewer._id} and last_seen_at > ${before(SESSION_MS)}::timestamptz
      and created_at > ${before(maxSessionOf(viewer))}::timestamptz
    order by last_seen_at desc, created_at desc limit 200`.execute(db);
  return rows;
};

/** Where a user is signed in; only they see and end these sessions. */
export const sessionsModule = defineModule({
  schemas: { Session: sessionSchema },
  serves: {
    sessions: serve(sessions, {
      mine,
      end: async (call) => {
        const { rows } = await sql<{ _id: string }>`
        delete from sessions where user_id = ${call.viewer._id} and ${name} = ${call.params.id}
        returning ${name} as _id`.execute(call.db);
        if (!rows[0]) throw fail(404, 'notFound');
        call.afterwards(forgetSessions);
        return rows[0];
      },
      endOthers: async (call) => {
        const { numDeletedRows } = await call.db
          .deleteFrom('sessions')
          .where('user_id', '=', call.viewer._id)
          .where('token_hash', '!=', call.viewer.tokenHash)
          .executeTakeFirst();
        call.afterwards(forgetSessions);
        return { ended: Number(numDeletedRows) };
      },
    }),
  },
});
