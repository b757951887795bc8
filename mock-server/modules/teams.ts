import type { Hono } from 'hono';
import { sql } from 'kysely';
import { type Team, teams } from '#modules/teams/contract.ts';
import { type Call, implement } from '../implement.ts';
import { idList } from '../records.ts';
import { refuse } from '../refusal.ts';
import { resourceHandlers } from '../resourceHandlers.ts';
import type { Services } from '../services.ts';

/** Members are people of the boat, the leader one of them; who has left meanwhile may stay. */
const check = async ({ db }: Pick<Call, 'db'>, next: Team, before?: Team) => {
  if (next.leaderID && !next.members.includes(next.leaderID))
    throw refuse(400, 'leaderNotMember', {}, 'leaderID');
  const added = next.members.filter((id) => !before?.members.includes(id));
  const { rows } = await sql<{ user_id: string }>`
    select user_id from profiles where boat_id = ${next.boatID} and user_id in ${idList(added)}`.execute(db);
  const there = new Set(rows.map((row) => row.user_id));
  if (added.some((id) => !there.has(id))) throw refuse(400, 'userMissing', {}, 'members');
};

/** The teams of a boat. */
export const mountTeams = (app: Hono, services: Services) =>
  implement(app, services, teams.calls, resourceHandlers<typeof teams, Team>(teams, { check }));
