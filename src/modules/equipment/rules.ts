import { runningHours, tenths } from '#lib/hours.ts';
import type { Equipment } from './contract.ts';

/** The state of an hour meter: running time in hours, times in ISO 8601 UTC. */
export type Meter = Pick<Equipment, 'hours' | 'meterValue' | 'hoursAt' | 'hoursPerDay'>;

export type MeterEntry = {
  kind: 'reading' | 'replacement';
  at: string;
  /** The meter's figure; for a replacement, the new meter's first figure. */
  value: number;
  /** Replacement: the old meter's last figure, if known. */
  oldValue?: number | undefined;
};

export type MeterProblem = 'oldLower' | 'readingInFuture';

const DAY_MS = 86_400_000;
/** Clocks of tablets differ; a reading may be this far ahead. */
const CLOCK_TOLERANCE_MS = 10 * 60_000;

/** New average hours a day: 0.4 of the old, 0.6 of what ran since (domain-rules.md, section 9). */
export const smoothedAverage = (old: number | null, hours: number, days: number): number | null => {
  if (days <= 0) return old;
  const now = hours / days;
  return old === null ? now : 0.4 * old + 0.6 * now;
};

/**
 * Why an entry is invalid, or undefined: the old meter cannot have ended below its last reading. A reading that can
 * hardly be true is a question: see `rules/doubts.ts`.
 */
export const meterProblem = (meter: Meter, entry: MeterEntry, now: string): MeterProblem | undefined => {
  if (Date.parse(entry.at) > Date.parse(now) + CLOCK_TOLERANCE_MS) return 'readingInFuture';
  const { kind, oldValue } = entry;
  if (kind === 'reading' || oldValue === undefined || isEarlier(meter, entry)) return undefined;
  return meter.meterValue !== null && oldValue < meter.meterValue ? 'oldLower' : undefined;
};

/** Whether an entry belongs into the history, before the meter's last reading. */
export const isEarlier = ({ hoursAt }: Pick<Meter, 'hoursAt'>, { at }: Pick<MeterEntry, 'at'>): boolean =>
  hoursAt !== null && Date.parse(at) < Date.parse(hoursAt);

/** The meter after an entry: running hours continue when a meter is replaced. Check `meterProblem` first. */
export const applyEntry = (meter: Meter, entry: MeterEntry): Meter => {
  const before = meter.meterValue ?? (entry.kind === 'replacement' ? (entry.oldValue ?? 0) : entry.value);
  const figure = entry.kind === 'replacement' ? (entry.oldValue ?? before) : entry.value;
  const ran = figure - before;
  const days = meter.hoursAt === null ? 0 : (Date.parse(entry.at) - Date.parse(meter.hoursAt)) / DAY_MS;
  return {
    hours: runningHours((meter.hours ?? figure) + ran),
    meterValue: tenths(entry.value),
    hoursAt: entry.at,
    // Two entries within minutes say nothing about a day, and neither does one below the last.
    hoursPerDay: days < 1 / 24 || ran < 0 ? meter.hoursPerDay : smoothedAverage(meter.hoursPerDay, ran, days),
  };
};

/** The meter's expected value now, or null without an average. */
export const expectedValue = (meter: Meter, now: string): number | null =>
  meter.meterValue === null || meter.hoursAt === null || meter.hoursPerDay === null
    ? meter.meterValue
    : tenths(meter.meterValue + (meter.hoursPerDay * (Date.parse(now) - Date.parse(meter.hoursAt))) / DAY_MS);

/** Counts the days from today to a moment by the ship's calendar; past days are negative. */
export type DaysUntil = (iso: string) => number;

/** Days since the last reading by the ship's calendar: 1 for yesterday, however late; null when there is none. */
export const daysSinceReading = ({ hoursAt }: Pick<Meter, 'hoursAt'>, daysUntil: DaysUntil): number | null =>
  hoursAt === null ? null : Math.max(0, -daysUntil(hoursAt));

/** A meter is due for reading after this many days. */
export const READING_EVERY_DAYS = 7;

/** Whether a meter's last reading is so old that it is due for reading. */
export const isReadingDue = (meter: Pick<Meter, 'hoursAt'>, daysUntil: DaysUntil): boolean => {
  const days = daysSinceReading(meter, daysUntil);
  return days === null || days >= READING_EVERY_DAYS;
};

/** Days until ceil((due - now) / average), as in domain-rules.md section 9; null if unknown. */
export const daysUntilHours = (dueHours: number, hours: number, hoursPerDay: number | null): number | null =>
  hoursPerDay === null || hoursPerDay <= 0 ? null : Math.ceil((dueHours - hours) / hoursPerDay);

type Node = Pick<Equipment, '_id' | 'parentID' | 'name'>;

/** The groups above an item, outermost first; stops at a cycle or a missing parent. */
export const ancestorsOf = <T extends Node>(item: Node, byId: ReadonlyMap<string, T>): T[] => {
  const path: T[] = [];
  let parent = byId.get(item.parentID);
  while (parent && !path.includes(parent) && parent._id !== item._id) {
    path.unshift(parent);
    parent = byId.get(parent.parentID);
  }
  return path;
};

/** The ids of an item and of everything below it. */
export const withDescendants = (id: string, all: readonly Pick<Node, '_id' | 'parentID'>[]): Set<string> => {
  const children = new Map<string, string[]>();
  for (const item of all) children.set(item.parentID, [...(children.get(item.parentID) ?? []), item._id]);
  const found = new Set([id]);
  for (const current of found) for (const child of children.get(current) ?? []) found.add(child);
  return found;
};

/** The items ordered so that children come before their parents. */
export const deepestFirst = <T extends Node>(items: readonly T[], all: readonly T[]): T[] => {
  const byId = new Map(all.map((item) => [item._id, item]));
  return items
    .map((item) => ({ item, depth: ancestorsOf(item, byId).length }))
    .sort((a, b) => b.depth - a.depth)
    .map(({ item }) => item);
};
