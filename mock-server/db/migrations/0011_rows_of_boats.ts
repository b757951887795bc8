import type { Kysely } from 'kysely';
import { run } from './resourceTable.ts';

/** The role that calls of signed-in people work under (docs/decisions/0017); a cluster has it once. */
export const APP_ROLE = 'shipshape_app';

const all = "(select current_setting('app.all', true)) = 'yes'";
const boats = "array(select jsonb_array_elements_text(current_setting('app.boats', true)::jsonb))";
const me = "(select current_setting('app.user', true))";
const ofBoat = `${all} or boat_id = any (${boats})`;
const companies = 'array(select management_id from boats)';
const myCompany = "(select current_setting('app.company', true))";

/** Which rows of a table a person reaches, where that is more than those of their boats. */
const rules: Record<string, string> = {
  boats: `${all} or _id = any (${boats})`,
  managements: `${all} or _id = ${myCompany} or _id = any (${companies})`,
  users: `${ofBoat} or _id = ${me} or management_id = ${myCompany} or management_id = any (${companies})`,
  // Whose account one sees, their profile too: people ashore are of no boat's crew.
  profiles: `${ofBoat} or exists (select 1 from users u where u._id = user_id)`,
  certificates: `${ofBoat} or user_id = ${me}`,
  petty_cash: `${ofBoat} or user_id = ${me}`,
  job_access: `${ofBoat} or user_id = ${me}`,
  files: `${ofBoat} or (owner_resource = 'profiles' and owner_id in (select _id from profiles where user_id = ${me}))`,
  // Of things of no boat.
  tombstones: `${ofBoat} or boat_id = ''`,
  import_rows: 'exists (select 1 from imports i where i._id = import_id)',
};

const ofBoats = [
  'equipmentgroups',
  'meter_readings',
  'worklist',
  'works',
  'job_comments',
  'job_numbers',
  'job_told',
  'guests',
  'teams',
  'certificate_told',
  'crew_mails',
  'savedviews',
  'imports',
];

const rule = (table: string, expression: string) => [
  `alter table ${table} enable row level security`,
  `create policy reach on ${table} to ${APP_ROLE} using (${expression}) with check (${expression})`,
];

/** What one may read, and anybody add: history of things of no boat, notices to other people. */
const addable = (table: string, expression: string) => [
  `alter table ${table} enable row level security`,
  `create policy reach on ${table} to ${APP_ROLE} using (${expression})`,
  `create policy add on ${table} for insert to ${APP_ROLE} with check (true)`,
];

/**
 * The second wall: whatever a handler asks, a call reaches rows of its person's boats only. The owner of the tables
 * passes (sign-in, housekeeping, migrations), so calls take on a role of their own.
 */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `do $$ begin create role ${APP_ROLE} nologin; exception when duplicate_object or unique_violation then null; end $$`,
    // Whoever owns the tables takes the role on; a superuser may anyway.
    `do $$ begin execute format('grant ${APP_ROLE} to %I', current_user); exception when others then
      if not (select rolsuper from pg_roles where rolname = current_user) then raise; end if; end $$`,
    `do $$ begin execute format('grant usage on schema %I to ${APP_ROLE}', current_schema()); end $$`,
    `grant select, insert, update, delete on all tables in schema public to ${APP_ROLE}`,
    `grant usage, select on all sequences in schema public to ${APP_ROLE}`,
    `alter default privileges in schema public grant select, insert, update, delete on tables to ${APP_ROLE}`,
    `alter default privileges in schema public grant usage, select on sequences to ${APP_ROLE}`,
    // It holds what signs links.
    `revoke all on settings from ${APP_ROLE}`,
    ...ofBoats.flatMap((table) => rule(table, ofBoat)),
    ...Object.entries(rules).flatMap(([table, expression]) => rule(table, expression)),
    ...addable('history', ofBoat),
    ...addable('notices', `user_id = ${me}`),
    // Names and addresses are one person's in the whole product; that one is taken is all that is told.
    `create function taken_accounts(name text, address text) returns table (username text, email text)
      language sql stable security definer set search_path = public as
      $$ select u.username, u.email from users u where u.username = name or u.email = address $$`,
  );
