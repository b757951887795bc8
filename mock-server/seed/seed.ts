import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Services } from '../services.ts';
import { seedAccess } from './access.ts';
import { seedCertificates } from './certificates.ts';
import { seedCompanies } from './companies.ts';
import { seedDocuments, storePapers } from './documents.ts';
import { seedEquipment, seedManyEquipment } from './equipment.ts';
import { seedForms } from './forms.ts';
import { seedGuests } from './guests.ts';
import { seedHoursOfRest } from './hoursOfRest.ts';
import { seedJobs } from './jobs.ts';
import { seedLeave } from './leave.ts';
import { seedNotices } from './notices.ts';
import { seedOrders } from './orders.ts';
import { seedPayrolls } from './payrolls.ts';
import { seedFirstAdmin, seedPeople } from './people.ts';
import { seedPhotos, storePhotos } from './photos.ts';
import { seedShipCertificates } from './shipCertificates.ts';
import { seedSpares, storeDrawings } from './spares.ts';
import { seedStock } from './stock.ts';
import { seedSuppliers } from './suppliers.ts';
import { seedWatchkeeping } from './watchkeeping.ts';

/** The services that seeding needs. */
export type SeedServices = Pick<Services, 'database' | 'files' | 'clock'>;

/** Tables that stay when a database is emptied: the schema's own and the secret. */
const preservedTables = ['kysely_migration', 'kysely_migration_lock', 'settings'];

/** Empties every table of the product, for the reset hook and the tests. */
export const emptyDatabase = async ({ db, asOwner }: Database) => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(db);
  const names = rows.map((row) => row.name).filter((name) => !preservedTables.includes(name));
  await asOwner((owner) => sql`truncate ${sql.join(names.map((name) => sql.table(name)))}`.execute(owner));
};

/**
 * Loads the demo vessels, relative to today. `large`: 5,000 pieces of equipment and 10,000 jobs on the first vessel
 * instead of its own lists; `0`: only the first superadmin of the environment.
 */
export const seed = async (services: SeedServices, demo: string) => {
  if (demo === '0') return seedFirstAdmin(services);
  const photos = await storePhotos(services.files);
  const drawings = await storeDrawings(services.files);
  const papers = await storePapers(services.files);
  await services.database.db.transaction().execute(async (db) => {
    const now = services.clock();
    const boats = await seedCompanies(db, now);
    const people = await seedPeople(db, now, boats);
    for (const boat of boats) {
      const large = demo === 'large' && boat.key === 'halcyon';
      const machines = large
        ? await seedManyEquipment(db, now, boat, 5000)
        : await seedEquipment(db, now, boat);
      const jobs = await seedJobs(db, now, boat, people, machines, large ? 10_000 : undefined);
      await seedCertificates(db, now, boat, people);
      await seedStock(db, now, boat, boat.key === 'halcyon' ? undefined : 12);
      if (boat.key !== 'halcyon') continue;
      await seedHoursOfRest(db, now, boat, people);
      await seedForms(db, now, boat);
      await seedPayrolls(db, now, boat);
      await seedLeave(db, now, boat, people);
      await seedWatchkeeping(db, now, boat, people);
      await seedGuests(db, now, boat, people);
      await seedSuppliers(db, now, boat);
      await seedOrders(db, now, boat);
      await seedDocuments(db, now, boat, people, papers);
      await seedShipCertificates(db, now, boat);
      if (!large) await seedSpares(db, now, boat, drawings);
      await seedAccess(db, now, people, jobs);
      await seedPhotos(db, now, boat, photos);
      await seedNotices(db, now, people, jobs, machines);
    }
  });
};

/** Loads the demo data into an empty database; one with users is left alone. */
export const seedIfEmpty = async (services: Services, demo: string) => {
  const existingUser = await services.database.db
    .selectFrom('users')
    .select('_id')
    .limit(1)
    .executeTakeFirst();
  if (existingUser) return;
  await seed(services, demo);
  await services.database.vacuum();
};
