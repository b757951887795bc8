import type { Kysely } from 'kysely';
import { z } from 'zod/mini';
import { dayIn } from '#lib/zonedTime.ts';
import { type Guest, guestFields, guests } from '#modules/guests/contract.ts';
import { type Team, teams } from '#modules/teams/contract.ts';
import { addDays } from '#modules/worklist/rules/days.ts';
import type { Tables } from '../db/tables.ts';
import { insertItems } from '../store/records.ts';
import { demoFile, type SeededBoat } from './companies.ts';
import type { SeededPerson } from './people.ts';

const guestFile = z.array(z.extend(guestFields, { onboard: z.boolean() }));

const teamsOf = [
  ['Fire team 1', 'Breathing apparatus, forward stores', ['engineer', 'pnair', 'rtane']],
  ['Fire team 2', 'Boundary cooling, aft station', ['jweber', 'lferri', 'jsantos']],
  ['Rescue boat crew', 'Muster at the starboard side deck', ['lferri', 'deckhand']],
  ['First aid', 'Hospital: guest cabin 4', ['sreyes', 'fdupont', 'chef']],
] as const;

/** The guests of the current charter, half of them aboard, and the teams of the muster list. */
export const seedGuests = async (
  db: Kysely<Tables>,
  now: Date,
  boat: SeededBoat,
  people: readonly SeededPerson[],
) => {
  const context = { db, now: now.toISOString(), viewer: { _id: '', name: 'Shipshape' } };
  const today = dayIn(now.toISOString(), boat.timeZone);
  const day = (days: number) => addDays(today, days);
  const list = guestFile.parse(JSON.parse(await demoFile('guests.json')));
  await insertItems<Guest>(
    context,
    guests,
    list.map((guest, index) => ({
      ...guest,
      _id: `guest-${boat.key}-${index + 1}`,
      boatID: boat._id,
      documentExpires: day(500 + index * 90),
      embarkmentPort: 'Antibes',
      embarkmentDate: guest.onboard ? day(-2) : day(3),
      disembarkmentPort: 'Portofino',
      disembarkmentDate: day(6),
      onboardAt: guest.onboard ? now.toISOString() : '',
    })),
  );
  const idOf = (username: string) => people.find((person) => person.username === username)?._id ?? '';
  await insertItems<Team>(
    context,
    teams,
    teamsOf.map(([name, description, members], index) => ({
      _id: `team-${boat.key}-${index + 1}`,
      boatID: boat._id,
      name,
      description,
      leaderID: idOf(members[0]),
      members: members.map(idOf),
    })),
  );
};
