import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import papaparse from 'papaparse';
import { z } from 'zod/mini';
import { flags } from '#modules/auth/contract.ts';
import { type Profile, profiles } from '#modules/profile/contract.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { Tables } from '../db/tables.ts';
import type { Services } from '../services.ts';
import { type Draft, insertItems } from '../store/records.ts';
import { demoFile, type SeededBoat } from './companies.ts';
import { countryOf, factsOf } from './peopleFacts.ts';

/** The password of all demo accounts (design.md, section 6). */
export const DEMO_PASSWORD = 'demo-Pass1';

const personRow = z.object({
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  boat: z.string(),
  role: z.string(),
  jobtitle: z.string(),
  department: z.string(),
  userType: z.string(),
  flags: z.string(),
  birthDate: z.string(),
  birthPlace: z.string(),
  gender: z.string(),
  phone: z.string(),
  city: z.string(),
});

export type SeededPerson = {
  _id: string;
  username: string;
  name: string;
  boatID: string;
  role: string;
  jobtitle: string;
  department: string;
  /** Their country of origin. */
  country: string;
  /** Whether they have the jobs flag. */
  jobs: boolean;
};

const colours = ['#2F6F8F', '#7A4E9F', '#2E7D5B', '#B0592B', '#8A3350', '#4B5FA8', '#6B7A2A', '#3D6C74'];

/** All demo users with profiles; they share a hash, since the password is the same. */
export const seedPeople = async (
  db: Kysely<Tables>,
  now: Date,
  boats: SeededBoat[],
): Promise<SeededPerson[]> => {
  const at = now.toISOString();
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const { data } = papaparse.parse(await demoFile('people.csv'), { header: true, skipEmptyLines: true });
  const people = z.array(personRow).parse(data);
  const seeded: SeededPerson[] = [];
  const profilesOf = new Map<SeededBoat | undefined, Draft[]>();
  for (const [index, person] of people.entries()) {
    const boat = boats.find((candidate) => candidate.shortName === person.boat);
    const held = person.flags.split('|');
    const _id = `user-${person.username}`;
    const { username, email, role, flags: _, boat: __, userType, jobtitle, department, ...profile } = person;
    await db
      .insertInto('users')
      .values({
        _id,
        username,
        email: email.toLowerCase(),
        password_hash,
        role,
        boat_id: boat?._id ?? null,
        management_id: role === 'management' ? (boat?.managementID ?? null) : null,
        superadmin: role === 'superadmin',
        soft_deleted: false,
        created_at: at,
        updated_at: at,
        data: JSON.stringify({
          flags: Object.fromEntries(flags.map((flag) => [flag, held.includes(flag)])),
          jobtitle,
          department,
          userType,
          changePassword: username === 'newcrew',
          backgroundColor: colours[index % colours.length],
          borderColor: colours[index % colours.length],
          mailing: true,
          ismUser: held.includes('ism'),
          welcome: 'sent',
          emailConfirmed: username !== 'newcrew',
          captain: role === 'crew' && jobtitle === 'Captain',
        }),
      })
      .execute();
    const draft = {
      ...profile,
      ...factsOf(person, index, now),
      _id: `profile-${username}`,
      userID: _id,
      // Management users belong to no boat's crew, whichever boat they view.
      boatID: role === 'management' ? '' : (boat?._id ?? ''),
      role,
      jobtitle,
      department,
      email: email.toLowerCase(),
      backgroundColor: colours[index % colours.length],
      onboard: boat?.key === 'halcyon' && role === 'crew' && index % 6 !== 5,
      onboardAt: at,
    };
    profilesOf.set(boat, [...(profilesOf.get(boat) ?? []), draft]);
    seeded.push({
      _id,
      username,
      name: `${person.firstName} ${person.lastName}`,
      boatID: boat?._id ?? '',
      role,
      jobtitle,
      department,
      country: countryOf(person),
      jobs: held.includes('jobs'),
    });
  }
  const context = { db, now: at, viewer: { _id: '', name: 'Shipshape' } };
  for (const drafts of profilesOf.values())
    for (const boatID of new Set(drafts.map((draft) => draft.boatID)))
      await insertItems<Profile>(
        context,
        profiles,
        drafts.filter((draft) => draft.boatID === boatID),
      );
  return seeded;
};

/**
 * Without demo data: the first superadmin, from ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD; a generated password is
 * printed once.
 */
export const seedFirstAdmin = async ({ database: { db }, clock }: Pick<Services, 'database' | 'clock'>) => {
  const at = clock().toISOString();
  const given = process.env.ADMIN_PASSWORD;
  const password = given ?? randomBytes(16).toString('base64url');
  const username = (process.env.ADMIN_USERNAME ?? 'superadmin').toLowerCase();
  const email = process.env.ADMIN_EMAIL ?? '';
  await db
    .insertInto('users')
    .values({
      _id: 'user-first',
      username,
      email: email.toLowerCase(),
      password_hash: await hashPassword(password),
      role: 'superadmin',
      boat_id: null,
      management_id: null,
      superadmin: true,
      soft_deleted: false,
      created_at: at,
      updated_at: at,
      data: JSON.stringify({
        flags: Object.fromEntries(flags.map((flag) => [flag, true])),
        jobtitle: '',
        department: '',
        userType: '',
        changePassword: !given,
        emailConfirmed: email !== '',
        backgroundColor: '#2F6F8F',
      }),
    })
    .execute();
  if (!given) console.info(`First sign-in: ${username} with password ${password}`);
};
