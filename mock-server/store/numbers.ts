import { sql } from 'kysely';
import type { Fill } from './records.ts';

/**
 * Gives items the next numbers of their boat in a field of their own; a draft that has one keeps it. A number is never
 * reused, even when its item is deleted, because it is on paper. `counter` is the table of last numbers; the resource's
 * table has the field as a column of the same name.
 */
export const numbersFrom =
  (counter: string, resource: string, field: string): Fill =>
  async (db, boatID, drafts) => {
    const hasNumber = (draft: object) =>
      typeof Object.getOwnPropertyDescriptor(draft, field)?.value === 'number';
    const needed = drafts.filter((draft) => !hasNumber(draft)).length;
    if (needed === 0) return drafts;
    const { rows } = await sql<{ last: number }>`
      insert into ${sql.table(counter)} as n (boat_id, last)
      values (${boatID}, ${needed}::int
        + coalesce((select max(${sql.ref(field)}) from ${sql.table(resource)} where boat_id = ${boatID}), 0))
      on conflict (boat_id) do update set last = greatest(n.last, excluded.last - ${needed}::int) + ${needed}::int
      returning last`.execute(db);
    let number = (rows[0]?.last ?? needed) - needed;
    return drafts.map((draft) => (hasNumber(draft) ? draft : { ...draft, [field]: ++number }));
  };
