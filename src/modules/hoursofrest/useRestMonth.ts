import { useMemo } from 'react';
import { zoneAtIn } from '#lib/zonedTime.ts';
import { useUser } from '#modules/auth/queries.ts';
import { useLoginPeople } from '#modules/profile/queries/people.ts';
import { usePeopleOfBoat, useProfileOfUser } from '#modules/profile/queries.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { DayEntry, StoredDay, Timesheet } from './contract.ts';
import { useExceptions, useSheets } from './queries.ts';
import { compensationOf, type Finding, type Owed } from './rules/evaluate.ts';
import { defaultLimits } from './rules/limits.ts';
import { instantOf, type MonthView, missingDays, reasonFor, viewMonth } from './rules/month.ts';
import { isYoung } from './rules/people.ts';
import { timeOfSlot } from './rules/say.ts';
import { placeOf } from './rules/timeline.ts';

const none: readonly Timesheet[] = [];
const noDrafts: readonly Draft[] = [];

/** The ship's clocks, day by day. */
export const useZoneAt = () => {
  const { timeZone } = useFormat();
  return useMemo(() => zoneAtIn(timeZone), [timeZone]);
};

export type RestMonth = MonthView & {
  sheet: Timesheet | undefined;
  /** All days of the person that are known here. */
  entries: ReadonlyMap<string, StoredDay>;
  /** Past days that nobody has entered, or that are still a plan. */
  missing: string[];
  /** Rest that is owed after call-outs and emergencies. */
  owed: Owed[];
  reasonOf: (finding: Finding) => string | undefined;
  instantOf: (cell: number) => string;
  /** The ship's day and time of a half hour on the line. */
  dayAndTime: (cell: number) => { day: string; time: string };
};

/** A day that is being painted, before it is sent. */
export type Draft = { day: string; entry: DayEntry };

/** How the present vessel counts rest. */
export const useRestRules = () => useUser().boat?.rest ?? defaultLimits;

/** The dates of birth that the reader may know: their own, and for crew managers everybody's. */
const useBirthDates = (): ReadonlyMap<string, string | null> => {
  const { _id } = useUser();
  const { data: own } = useProfileOfUser(_id);
  const { data: people } = usePeopleOfBoat();
  return useMemo(
    () =>
      new Map([...(people ?? []), ...(own ? [own] : [])].map(({ userID, birthDate }) => [userID, birthDate])),
    [own, people],
  );
};

/** A person's month: sheets, exceptions and limits put together. */
export const useRestMonths = (drafts: readonly Draft[] = noDrafts) => {
  const { today } = useFormat();
  const zoneAt = useZoneAt();
  const { data: sheets = none } = useSheets();
  const { data: exceptions } = useExceptions();
  const births = useBirthDates();
  const { data: people } = useLoginPeople();
  const rest = useRestRules();
  return useMemo(() => {
    const byPerson = Map.groupBy(sheets, ({ userID }) => userID);
    const began = new Map(people?.map(({ userID, since }) => [userID, since]));
    return (userID: string, month: string): RestMonth => {
      const own = byPerson.get(userID) ?? [];
      const entries = new Map(own.flatMap(({ days }) => Object.entries(days)));
      const all = new Map<string, DayEntry>(entries);
      for (const { day, entry } of drafts) all.set(day, entry);
      const applying = (exceptions ?? []).filter((one) => one.userID === '' || one.userID === userID);
      const limits = { ...rest, young: isYoung(births.get(userID), month) };
      const view = viewMonth(month, all, limits, applying);
      const instant = (cell: number) => instantOf(view.line, cell, all, zoneAt(placeOf(view.line, cell).day));
      const reasons = [...all.values()].flatMap((day) => day.reasons);
      return {
        ...view,
        sheet: own.find((sheet) => sheet.month === month),
        entries,
        missing: missingDays(month, entries, { since: began.get(userID) ?? today, today }),
        owed: compensationOf(view.line, applying, rest.minRestBlock),
        reasonOf: (finding) => reasonFor(finding, reasons, instant)?.text,
        instantOf: instant,
        dayAndTime: (cell) => {
          const { day, slot } = placeOf(view.line, cell);
          return { day, time: timeOfSlot(slot) };
        },
      };
    };
  }, [sheets, exceptions, births, people, rest, drafts, today, zoneAt]);
};
