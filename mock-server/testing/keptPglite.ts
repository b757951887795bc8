import type { PGlite } from '@electric-sql/pglite';

/** A database of this worker, for one test file after the other; `of` names the dump that it was opened from. */
type Kept = { pglite: PGlite; of: string; shape: string; counters: string };

let idle: Kept | undefined;

/** All that emptying the tables does not bring back: the tables themselves, functions, rights, and what is not emptied. */
const shapeOf = async (pglite: PGlite) => {
  const { rows } = await pglite.query<{ shape: string }>(`
    select jsonb_build_array(
      (select jsonb_agg(to_jsonb(c) order by c.table_schema, c.table_name, c.column_name) from information_schema.columns c
        where table_schema in ('public', 'shipshape_private')),
      (select jsonb_agg(array[c.relname::text, c.relkind::text, c.relacl::text, c.relrowsecurity::text,
        c.relforcerowsecurity::text, c.reltriggers::text] order by c.relname, c.oid)
        from (select *, (select string_agg(tgname || tgenabled::text || pg_get_triggerdef(t.oid), ',' order by tgname)
          from pg_trigger t where tgrelid = pg_class.oid) as reltriggers from pg_class) c
        join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('public', 'shipshape_private')),
      (select jsonb_agg(array[pg_get_functiondef(p.oid), p.proacl::text] order by p.oid) from pg_proc p
        join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'shipshape_private') and prokind = 'f'),
      (select jsonb_agg(array[conrelid::regclass::text, conname::text, pg_get_constraintdef(c.oid)] order by c.oid)
        from pg_constraint c join pg_namespace n on n.oid = c.connamespace where n.nspname in ('public', 'shipshape_private')),
      (select jsonb_agg(to_jsonb(p) order by p.tablename, p.policyname) from pg_policies p),
      (select jsonb_agg(n.nspname order by n.nspname) from pg_namespace n where n.nspname <> 'seeded'),
      (select jsonb_agg(array[r.rolname::text, r.rolsuper::text, r.rolconfig::text] order by r.rolname) from pg_roles r),
      (select jsonb_agg(s order by s.sequencename) from (select sequencename, increment_by from pg_sequences) s),
      (select jsonb_agg(to_jsonb(s) order by s::text) from settings s),
      (select jsonb_agg(to_jsonb(s) order by s::text) from shipshape_private.seal s),
      (select jsonb_agg(to_jsonb(s) order by s::text) from shipshape_private.sign_ins s),
      (select jsonb_agg(to_jsonb(m) order by m.name) from kysely_migration m),
      (select jsonb_agg(array[s.name, s.setting] order by s.name) from pg_settings s where s.source = 'session')
    )::text as shape`);
  return rows[0]?.shape ?? '';
};

/**
 * The statements that set the sequences to where they are now. The copy of the demo data has revisions from before: a
 * file's own must go on above them.
 */
const countersOf = async (pglite: PGlite) => {
  const { rows } = await pglite.query<{ counter: string }>(`
    select format('select setval(%L, %s, %s)', format('%I.%I', schemaname, sequencename),
      coalesce(last_value, start_value), (last_value is not null)::text) as counter from pg_sequences`);
  return rows.map(({ counter }) => counter).join('; ');
};

/**
 * Nothing of the file before is left: no rows, no prepared statements, no channels, the sequences are as they were, and
 * the log is short again.
 */
const clean = async ({ pglite, counters }: Kept) => {
  const { rows } = await pglite.query<{
    name: string;
  }>(`select string_agg(quote_ident(tablename), ', ') as name
    from pg_tables where schemaname = 'public' and tablename not in ('kysely_migration', 'kysely_migration_lock', 'settings')`);
  await pglite.exec(`unlisten *; deallocate all; truncate ${rows[0]?.name}; ${counters}`);
  await pglite.exec('checkpoint');
};

/**
 * What a test file holds of the database: refused once the file has ended, so that what it left running does not write
 * into the next one.
 */
const untilEnded = (pglite: PGlite) => {
  let ended = false;
  const held = new Proxy(pglite, {
    get: (target, name) => {
      if (name === 'closed' && ended) return true;
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (ended) throw new Error('PGlite is closed');
        return Reflect.apply(value, target, args);
      };
    },
  });
  const end = () => {
    ended = true;
  };
  return { held, end };
};

const asOpened = async (of: string, pglite: PGlite): Promise<Kept> => ({
  pglite,
  of,
  shape: await shapeOf(pglite),
  counters: await countersOf(pglite),
});

/**
 * A database for a test file: that of the file before in this worker, emptied, if it is of the same dump and as it was
 * when it was opened; else `open` makes one. Opening costs as much processor time as twenty tests.
 */
export const keptPglite = async (of: string, open: () => Promise<PGlite>) => {
  const before = idle;
  idle = undefined;
  if (before && before.of !== of) await before.pglite.close();
  const used = before?.of === of ? before : undefined;
  if (used) await clean(used);
  const kept = used ?? (await asOpened(of, await open()));
  const { held, end } = untilEnded(kept.pglite);
  const close = async () => {
    if (held.closed) return;
    end();
    const { pglite, shape } = kept;
    // One that a test broke is of no more use.
    const same = !idle && !pglite.closed && (await shapeOf(pglite).catch(() => '')) === shape;
    if (same) idle = kept;
    else if (!pglite.closed) await pglite.close();
  };
  return { held, close };
};
