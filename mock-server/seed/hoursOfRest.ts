import type { Kysely } from 'kysely';
import { dayIn, momentOf } from '#lib/zonedTime.ts';
import { type StoredDay, type Timesheet, timesheets } from '#modules/hoursofrest/contract.ts';
import { fitted, lengthOf, templates } from '#modules/hoursofrest/rules/days.ts';
import { sheetID } from '#modules/hoursofrest/rules/people.ts';
import { addDays, daysBetween } from '#modules/hoursofrest/rules/timeline.ts';
import type { Tables } from '../db/tables.ts';
import { insertItems } from '../store/records.ts';
import type { SeededBoat } from './companies.ts';
import type { SeededPerson } from './people.ts';

/** How long ago the first day was. */
const DAYS = 45;

/** A late evening with the guests; a night with the anchor dragging. */
const lateEvening = 'rrrrrrrrrrrrrrrrwwwwwwwwrrwwwwwwwwwwrrrrrrwwwwrr';
const allHands = 'wrrrrrrrrrwwwwwwwwwwwwwwwrrwwwwwwwwwwwrrrrrwwwwr';

const usualOf = ({ department }: SeededPerson, index: number): string => {
  if (department === 'Bridge' || department === 'Engine')
    return [templates.dayWork, templates.watch4, templates.watch8][index % 3] ?? templates.dayWork;
  return templates.dayWork;
};

/** Days ago on which somebody has entered nothing. */
const forgotten: Readonly<Record<string, number>> = { anovak: 5, jsantos: 2 };

/** The hours of rest of the crew: most days as usual, one breach with its reason, some days that are missing. */
export const seedHoursOfRest = async (
  db: Kysely<Tables>,
  now: Date,
  boat: SeededBoat,
  people: readonly SeededPerson[],
) => {
  const zoneAt = (day: string) =>
    (Date.parse(`${day}T00:00Z`) - Date.parse(momentOf(`${day}T00:00`, boat.timeZone) ?? '')) / 60_000;
  const today = dayIn(now.toISOString(), boat.timeZone);
  const crew = people.filter(({ boatID, role }) => boatID === boat._id && role === 'crew');
  for (const [index, person] of crew.entries()) {
    const until = addDays(today, -1 - (forgotten[person.username] ?? 0));
    const byMonth = new Map<string, Record<string, StoredDay>>();
    for (const [count, day] of daysBetween(addDays(today, -DAYS), until).entries()) {
      const ago = Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000);
      const usual = usualOf(person, index);
      const busy = person.department === 'Interior' && (count + index) % 5 === 0;
      const breach = person.username === 'lferri' && ago === 3;
      const slots = breach
        ? allHands
        : busy
          ? lateEvening
          : (count + index) % 9 === 8
            ? templates.dayOff
            : usual;
      const entry: StoredDay = {
        slots: fitted(slots, lengthOf(day, zoneAt)),
        zone: zoneAt(day),
        ...{ note: '', reasons: [], ashore: false, planned: false },
        ...{ by: person.name, at: `${addDays(day, 1)}T06:00:00.000Z` },
      };
      const month = day.slice(0, 7);
      byMonth.set(month, { ...byMonth.get(month), [day]: entry });
    }
    const drafts = [...byMonth].map(([month, days]) => ({
      _id: sheetID(boat._id, person._id, month),
      ...{ boatID: boat._id, userID: person._id, month, days },
    }));
    const context = { db, now: now.toISOString(), viewer: { _id: person._id, name: person.name } };
    await insertItems<Timesheet>(context, timesheets, drafts);
  }
};
