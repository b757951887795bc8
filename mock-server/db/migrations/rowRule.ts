/** The user of the call, for the further rows of a rule: `user_id = ${me}`. */
export const me = "(select current_setting('app.user', true))";

const all = "(select current_setting('app.all', true)) = 'yes'";
const boats = "array(select jsonb_array_elements_text(current_setting('app.boats', true)::jsonb))";

/**
 * The row rule of a table with `boat_id` (docs/decisions/0017): rows of the caller's boats, and those of `furtherRows`.
 * It duplicates migration 0011, which is never changed and must not be imported. Tables created before that migration
 * get their rules from it, so this does nothing until it has run.
 */
export const rowRule = (table: string, furtherRows?: string) => {
  const rule = `${all} or boat_id = any (${boats})${furtherRows ? ` or ${furtherRows}` : ''}`;
  return `do $do$ begin
    if exists (select 1 from pg_policies where schemaname = current_schema() and tablename = 'boats' and policyname = 'reach') then
      alter table ${table} enable row level security;
      create policy reach on ${table} to shipshape_app using (${rule}) with check (${rule});
    end if; end $do$`;
};
