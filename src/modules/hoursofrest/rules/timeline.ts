import { DAY } from './limits.ts';

/**
 * A ship day. `slots` has a letter for each half hour that really passed, `r` for rest, `w` for work and `c` for
 * work on a call-out: 48, fewer when
 * the clocks went forward, more when they went back, none for a day that was skipped at the date line, 96 for one that
 * came twice. `zone` is the ship's clock at its start, in minutes before UTC.
 */
type RestDay = { day: string; slots: string; zone: number };

/** What is known of a half hour. */
export const UNKNOWN = 0;
export const WORK = 1;
export const REST = 2;
/** Work for which somebody on call was woken. */
export const CALLED = 3;

const kinds = new Map([
  ['r', REST],
  ['w', WORK],
  ['c', CALLED],
]);

/** Half hours in one line without clocks: `starts[i]` is the first half hour of `days[i]`. */
export type Timeline = {
  days: readonly string[];
  starts: readonly number[];
  cells: Uint8Array;
};

const MS_DAY = 86_400_000;
const epochDay = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / MS_DAY);

/** An ISO day some days later. */
export const addDays = (day: string, count: number): string =>
  new Date((epochDay(day) + count) * MS_DAY).toISOString().slice(0, 10);

/** The ISO days from one to another, both included. */
export const daysBetween = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, epochDay(to) - epochDay(from) + 1) }, (_, index) => addDays(from, index));

/** The half hours of a day in which the clocks go forward by so many minutes. */
export const slotsOfDay = (shift: number): number => DAY - shift / 30;

/** By how many minutes the clocks went forward in a day. */
export const shiftOf = ({ slots }: Pick<RestDay, 'slots'>): number => (DAY - slots.length) * 30;

/** Days in one line; a day that nobody entered is unknown, and 24 hours long. */
export const timelineOf = (
  from: string,
  to: string,
  entered: ReadonlyMap<string, Pick<RestDay, 'slots'>>,
): Timeline => {
  const days = daysBetween(from, to);
  const lengths = days.map((day) => entered.get(day)?.slots.length ?? DAY);
  const starts: number[] = [];
  let length = 0;
  for (const count of lengths) {
    starts.push(length);
    length += count;
  }
  const cells = new Uint8Array(length);
  days.forEach((day, index) => {
    const slots = entered.get(day)?.slots;
    if (!slots) return;
    const start = starts[index] ?? 0;
    for (let at = 0; at < slots.length; at += 1) cells[start + at] = kinds.get(slots[at] ?? '') ?? UNKNOWN;
  });
  return { days, starts, cells };
};

/** The day to which a half hour belongs, and its place in it; the end of the line is the end of the last day. */
export const placeOf = ({ days, starts }: Timeline, cell: number): { day: string; slot: number } => {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= cell) low = middle;
    else high = middle - 1;
  }
  return { day: days[low] ?? '', slot: cell - (starts[low] ?? 0) };
};

export type Run = { kind: number; from: number; to: number };

/** Neighbouring half hours of one kind; `to` is the first one after. */
export const runsOf = (cells: Uint8Array): Run[] => {
  const runs: Run[] = [];
  for (let from = 0; from < cells.length; ) {
    const kind = cells[from] ?? UNKNOWN;
    let to = from + 1;
    while (to < cells.length && cells[to] === kind) to += 1;
    runs.push({ kind, from, to });
    from = to;
  }
  return runs;
};

/**
 * What the rules look at: a call-out is work, and so are breaks that are too short for rest. A break beside what is unknown
 * stays: it may have been longer.
 */
export const clean = (given: Uint8Array, minRestBlock: number): Uint8Array => {
  const cleaned = given.map((kind) => (kind === CALLED ? WORK : kind));
  for (const { kind, from, to } of runsOf(cleaned)) {
    if (kind !== REST || to - from >= minRestBlock) continue;
    const open = from === 0 || to === given.length || given[from - 1] === UNKNOWN || given[to] === UNKNOWN;
    if (!open) cleaned.fill(WORK, from, to);
  }
  return cleaned;
};
