import { sql } from 'kysely';
import { type Team, teams } from '#modules/teams/contract.ts';
import { defineModule, serveResource } from '../defineModule.ts';
import { fail } from '../http/apiError.ts';
import type { Call } from '../http/implement.ts';
import { idList } from '../store/records.ts';

/** Members are people of the boat and include the leader; members who left the boat meanwhile may stay. */
const check = async ({ db }: Pick<Call, 'db'>, next: Team, before?: Team) => {
  if (next.leaderID && !next.members.includes(next.leaderID))
    throw fail(400, 'leaderNotMember', {}, 'leaderID');
  const added = next.members.filter((id) => !before?.members.includes(id));
  const { rows } = await sql<{ user_id: string }>`
    select user_id from profiles where boat_id = ${next.boatID} and user_id in ${idList(added)}`.execute(db);
  const there = new Set(rows.map((row) => row.user_id));
  if (added.some((id) => !there.has(id))) throw fail(400, 'userMissing', {}, 'members');
};

/** The teams of a boat. */
export const teamsModule = defineModule({ serves: { teams: serveResource(teams, { check }) } });
