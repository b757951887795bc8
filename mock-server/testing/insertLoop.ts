import { writeSync } from 'node:fs';
import { openDatabase } from '../db/database.ts';

/**
 * A process to kill: it writes without end, one transaction over two tables per number, and prints each number after
 * its commit. `node insertLoop.ts <folder or url> <first number>`.
 */
const [, , place = '', first = '0'] = process.argv;
const { db } = await openDatabase(place.includes('://') ? { url: place } : { dataDir: place });
for (let number = Number(first); ; number++) {
  const key = String(number);
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('settings')
      .values({ key, value: JSON.stringify(number) })
      .execute();
    await trx
      .insertInto('history')
      .values({ _id: key, resource: 'test', item_id: key, action: 'create' })
      .execute();
  });
  writeSync(1, `${key}\n`);
}
