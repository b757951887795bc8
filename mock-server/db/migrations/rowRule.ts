/** The user of the call, for the further rows of a rule: `user_id = ${me}`. */
export const me = "(select current_setting('app.user', true))";

const all = "(select current_setting('app.all', true)) = 'yes'";
const boats = "array(select jsonb_array_elements_text(current_setting('app.boats', true)::jsonb))";

/** The same rule on the sealed scope of migration 0020. */
const sealed = (rule: string) => rule.replace(/current_setting\('app\.(\w+)', true\)/g, "scope('$1')");

/**
 * The row rule of a table with `boat_id` (docs/decisions/0017, 0044): rows of the caller's boats, and those of
 * `furtherRows`. It duplicates migration 0011, which is never changed and must not be imported. Tables created before
 * that migration get their rules from it, and those before 0020 their seal, so this does what is due at its time.
 */
export const rowRule = (table: string, furtherRows?: string) => {
  const rule = `${all} or boat_id = any (${boats})${furtherRows ? ` or ${furtherRows}` : ''}`;
  const reach = (text: string) =>
    `create policy reach on ${table} to shipshape_app using (${text}) with check (${text});`;
  return `do $do$ begin
    if to_regproc('scope') is not null then
      alter table ${table} enable row level security;
      alter table ${table} force row level security;
      ${reach(sealed(rule))}
      create policy house on ${table} to shipshape_house using (true) with check (true);
    elsif exists (select 1 from pg_policies where schemaname = current_schema() and tablename = 'boats' and policyname = 'reach') then
      alter table ${table} enable row level security;
      ${reach(rule)}
    end if; end $do$`;
};
