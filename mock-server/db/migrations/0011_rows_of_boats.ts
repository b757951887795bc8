import type { Kysely } from 'kysely';
import { run } from './resourceTable.ts';

/** The role that runs the calls of signed-in users (docs/decisions/0017); created once per cluster. */
export const APP_ROLE = 'shipshape_app';

const all = "(select current_setting('app.all', true)) = 'yes'";
const boats = "array(select jsonb_array_elements_text(current_setting('app.boats', true)::jsonb))";
const me = "(select current_setting('app.user', true))";
const ofBoat = `${all} or boat_id = any (${boats})`;
const companies = 'array(select management_id from boats)';
const myCompany = "(select current_setting('app.company', true))";

/** The rule for tables of which a user may access more than the rows of their boats. */
const rules: Record<string, string> = {
  boats: `${all} or _id = any (${boats})`,
  managements: `${all} or _id = ${myCompany} or _id = any (${companies})`,
  users: `${ofBoat} or _id = ${me} or management_id = ${myCompany} or management_id = any (${companies})`,
  // Users whose account is visible also have a visible profile: management users belong to no boat.
  profiles: `${ofBoat} or exists (select 1 from users u where u._id = user_id)`,
  certificates: `${ofBoat} or user_id = ${me}`,
  petty_cash: `${ofBoat} or user_id = ${me}`,
  job_access: `${ofBoat} or user_id = ${me}`,
  files: `${ofBoat} or (owner_resource = 'profiles' and owner_id in (select _id from profiles where user_id = ${me}))`,
  // Of items without a boat.
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

/**
 * Tables where users may read their scope and insert any row: history of items without a boat, notices to other users.
 */
const addable = (table: string, expression: string) => [
  `alter table ${table} enable row level security`,
  `create policy reach on ${table} to ${APP_ROLE} using (${expression})`,
  `create policy add on ${table} for insert to ${APP_ROLE} with check (true)`,
];

/**
 * The second wall: whatever a handler queries, a call sees only rows of its user's boats. The owner of the tables
 * bypasses it (sign-in, housekeeping, migrations), so calls switch to a role of their own.
 */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `do $$ begin create role ${APP_ROLE} nologin; exception when duplicate_object or unique_violation then null; end $$`,
    // The tables' owner is granted the role; a superuser does not need it.
    `do $$ begin execute format('grant ${APP_ROLE} to %I', current_user); exception when others then
      if not (select rolsuper from pg_roles where rolname = current_user) then raise; end if; end $$`,
    `do $$ begin execute format('grant usage on schema %I to ${APP_ROLE}', current_schema()); end $$`,
    `grant select, insert, update, delete on all tables in schema public to ${APP_ROLE}`,
    `grant usage, select on all sequences in schema public to ${APP_ROLE}`,
    `alter default privileges in schema public grant select, insert, update, delete on tables to ${APP_ROLE}`,
    `alter default privileges in schema public grant usage, select on sequences to ${APP_ROLE}`,
    // It holds the secret that signs links.
    `revoke all on settings from ${APP_ROLE}`,
    ...ofBoats.flatMap((table) => rule(table, ofBoat)),
    ...Object.entries(rules).flatMap(([table, expression]) => rule(table, expression)),
    ...addable('history', ofBoat),
    ...addable('notices', `user_id = ${me}`),
    // User names and e-mail addresses are unique in the whole product; the function reveals only whether one is taken.
    `create function taken_accounts(name text, address text) returns table (username text, email text)
      language sql stable security definer set search_path = public as
      $$ select u.username, u.email from users u where u.username = name or u.email = address $$`,
  );
