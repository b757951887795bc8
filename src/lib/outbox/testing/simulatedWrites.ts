import { stockBody, stockKinds } from './modelLedger.ts';
import type { BodyKind } from './modelServer.ts';
import type { World } from './world.ts';

/** The items of the model. */
export const ITEMS = ['a', 'b', 'c', 'd'];
const FIELDS = ['x', 'y'];
const STEPS = ['1', '2'];

/** How often each kind of write is made, of 100. */
const shares: [BodyKind, number][] = [
  ['create', 11],
  ['set', 21],
  ['postpone', 6],
  ['say', 8],
  ['photo', 8],
  ['tick', 11],
  ['complete', 7],
  ['take', 9],
  ['receive', 7],
  ['count', 3],
  ['move', 3],
  ['reverse', 3],
  ['remove', 3],
];

/** A kind of write at random. */
export const kindToMake = (world: World): BodyKind => {
  let roll = world.random() * 100;
  for (const [kind, share] of shares) {
    roll -= share;
    if (roll < 0) return kind;
  }
  return 'say';
};

/** What the device knows that makes the write: its item as shown, its photos by id with their items, its version. */
export type Known = {
  rev: number;
  after: string;
  ticks: ReadonlyMap<string, string>;
  photos: ReadonlyMap<string, string>;
  /** Movements of the item, as read and as made here. */
  movements: readonly string[];
  version: number;
};

/** The body of a write of an item. */
export const bodyOf = (
  world: World,
  kind: BodyKind,
  { id, opId }: { id: string; opId: string },
  { rev, after, ticks, photos, movements, version }: Known,
) => {
  const valued = version > 1 ? { content: opId } : { value: opId };
  if (kind === 'set') return { kind, field: world.pick(FIELDS), rev, ...valued };
  if (kind === 'postpone') return { kind, rev, ...valued };
  if (kind === 'say') return { kind, ...valued };
  if (kind === 'remove') return { kind, rev };
  if (kind === 'complete') return { kind, id: opId, after };
  const stock = stockKinds.find((each) => each === kind);
  if (stock) return stockBody(world, stock, opId, movements);
  if (kind !== 'tick') return { kind };
  const step = world.pick(STEPS) ?? '1';
  const value = world.chance(0.3) ? '' : opId;
  const photo = world.chance(0.6) ? world.pick([...photos].filter(([, of]) => of === id))?.[0] : undefined;
  return { kind, step, value, was: ticks.get(step) ?? '', after, ...(photo ? { photo } : {}) };
};

/** The item that an operation is about; a photo names itself first. */
export const itemOf = (about: readonly string[]) => about.find((id) => ITEMS.includes(id)) ?? '';
