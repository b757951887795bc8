import { z } from 'zod/mini';
import type { ServerMessage } from '#lib/apiError.ts';
import { requiredHours } from '#lib/fields.ts';
import { newId } from '#lib/newId.ts';
import type { Equipment, NewReading } from '../../contract.ts';
import { type Doubt, doubtOf } from '../../rules/doubts.ts';
import { applyEntry, isEarlier, type MeterEntry, type MeterProblem, meterProblem } from '../../rules.ts';
import { readHours } from './hourInput.ts';

const replacementSchema = z.object({
  value: requiredHours,
  oldValue: z.nullable(requiredHours),
  note: z.string(),
});
export type Replacement = z.infer<typeof replacementSchema>;

/**
 * The text typed for a meter; every change gets a new id, so that a resent reading is recognised and a corrected one is
 * new.
 */
const typedSchema = z.object({
  id: z.string(),
  text: z.string(),
  replacement: z.optional(replacementSchema),
});
export type TypedEntry = z.infer<typeof typedSchema>;

/** A round as stored on the device: `at` only if the time was set by hand. */
const roundSchema = z.object({
  at: z.optional(z.iso.datetime()),
  entries: z.record(z.string(), typedSchema),
});
export type Round = z.infer<typeof roundSchema>;

export const emptyRound: Round = { entries: {} };

/** A stored round, or an empty one if it cannot be read. */
export const readRound = (stored: unknown): Round => roundSchema.safeParse(stored).data ?? emptyRound;

/** The round with another text for a meter; an empty text removes the meter's entry. */
export const typeInto = (round: Round, id: string, text: string): Round => {
  const { [id]: _old, ...others } = round.entries;
  return { ...round, entries: text === '' ? others : { ...others, [id]: { id: newId(), text } } };
};

/** The round with a meter replaced. */
export const replaceIn = (round: Round, id: string, replacement: Replacement, text: string): Round => ({
  ...round,
  entries: { ...round.entries, [id]: { id: newId(), text, replacement } },
});

/** The round without the entries that were sent; those changed meanwhile stay. */
export const withoutSent = (round: Round, sent: readonly NewReading[]): Round => {
  const ids = new Set(sent.map((reading) => reading._id));
  const entries = Object.fromEntries(Object.entries(round.entries).filter(([, entry]) => !ids.has(entry.id)));
  return Object.keys(entries).length === 0 ? emptyRound : { ...round, entries };
};

export type EntryProblem = 'number' | 'tenths' | 'range' | MeterProblem;

/** The result of checking an entry: empty, wrong, or a reading, with the question about it if it can hardly be true. */
export type Judged =
  | { state: 'empty' }
  | { state: 'wrong'; problem: EntryProblem }
  | { state: 'fine'; difference: number | null; reading: NewReading }
  | { state: 'doubt'; doubt: Doubt; difference: number | null; reading: NewReading };

type When = { at: string; now: string; locale: string };

const readingOf = (meter: Equipment, entry: TypedEntry, value: number, at: string): NewReading => {
  const { oldValue, note = '' } = entry.replacement ?? {};
  return {
    _id: entry.id,
    equipmentID: meter._id,
    kind: entry.replacement ? 'replacement' : 'reading',
    at,
    value,
    ...(typeof oldValue === 'number' ? { oldValue } : {}),
    note,
  };
};

/** Checks the text typed for a meter. */
export const judge = (meter: Equipment, entry: TypedEntry | undefined, { at, now, locale }: When): Judged => {
  const typed = readHours(entry?.text ?? '', locale);
  if (!entry || typed.kind === 'empty') return { state: 'empty' };
  if (typed.kind === 'wrong') return { state: 'wrong', problem: typed.problem };
  const reading = readingOf(meter, entry, typed.hours, at);
  const entered: MeterEntry = {
    kind: reading.kind ?? 'reading',
    at,
    value: typed.hours,
    oldValue: reading.oldValue,
  };
  const problem = meterProblem(meter, entered, now);
  if (problem) return { state: 'wrong', problem };
  const ran =
    meter.hours === null || isEarlier(meter, entered)
      ? null
      : (applyEntry(meter, entered).hours ?? 0) - meter.hours;
  const found = { difference: ran === null ? null : Math.round(ran * 10) / 10, reading };
  const doubt = doubtOf(meter, entered);
  return doubt ? { state: 'doubt', doubt, ...found } : { state: 'fine', ...found };
};

export type MeterGroup = { id: string; name: string; meters: Equipment[] };

/** All meters in use, in the order of the tree, by outermost group; '' for machines without a group. */
export const metersByGroup = (all: readonly Equipment[]): MeterGroup[] => {
  const ids = new Set(all.map((item) => item._id));
  const children = new Map<string, Equipment[]>();
  for (const item of all) {
    const parent = ids.has(item.parentID) ? item.parentID : '';
    children.set(parent, [...(children.get(parent) ?? []), item]);
  }
  const groups = new Map<string, MeterGroup>();
  const visit = (item: Equipment, top: Equipment) => {
    if (item.isArchived) return;
    if (item.metered) {
      const own = item === top;
      const id = own ? '' : top._id;
      const group = groups.get(id) ?? { id, name: own ? '' : top.name, meters: [] };
      groups.set(id, { ...group, meters: [...group.meters, item] });
    }
    for (const child of children.get(item._id) ?? []) visit(child, top);
  };
  for (const top of children.get('') ?? []) visit(top, top);
  return [...groups.values()];
};

/**
 * Assigns the server's messages to the meters they are about (`readings.N.value` of what was sent); the rest is
 * returned separately.
 */
export const placeMessages = (messages: readonly ServerMessage[], sent: readonly NewReading[]) => {
  const byMeter: Record<string, string> = {};
  const rest: string[] = [];
  for (const { msg, path } of messages) {
    const reading = sent[Number(/^readings\.(\d+)\b/.exec(path ?? '')?.[1])];
    if (reading) byMeter[reading.equipmentID] = msg;
    else rest.push(msg);
  }
  return { byMeter, rest };
};
