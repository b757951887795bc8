import { sql } from 'kysely';
import type { Call } from '../../http/implement.ts';

/** A person's first and last name, or else the user name, where `users` is `u` and `profiles` is `p`. */
export const fullName = sql<string>`
  coalesce(nullif(trim(concat_ws(' ', p.data->>'firstName', p.data->>'lastName')), ''), u.username)`;

/** How a mail addresses a person: by first name, or else by user name. */
export const greetedName = async ({ db }: Pick<Call, 'db'>, userID: string): Promise<string> => {
  const { rows } = await sql<{ name: string }>`
    select coalesce(nullif(trim(p.data->>'firstName'), ''), u.username) as name
    from users u left join profiles p on p.user_id = u._id where u._id = ${userID}`.execute(db);
  return rows[0]?.name ?? '';
};
