import { z } from 'zod/mini';
import { choice, itemRef, longText, requiredText, text } from '#lib/fields.ts';
import { defineResource } from '#lib/resource.ts';

/** What a place is, outermost first. */
export const placeKinds = ['deck', 'room', 'locker', 'shelf', 'box', 'other'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** A place aboard: a deck, the rooms on it, the lockers in them. Its name is unique among those in the same place. */
export const locationFields = z.object({
  name: requiredText(80),
  kind: z._default(choice(placeKinds), 'other'),
  /** The place that it is in; '' for the top. */
  parentID: itemRef('locations'),
  description: longText(2000),
});

/** The places of a boat, as a tree. */
export const locations = defineResource({
  name: 'locations',
  path: '/api/locations',
  flag: 'inventory',
  // Users who deal with spares, jobs and orders name places.
  readers: ['spareparts', 'jobs', 'supplier'],
  fields: locationFields,
  writable: locationFields,
  nameOf: ({ name }) => name,
  attachments: true,
});
export type Location = z.infer<typeof locations.item>;

/** Where something lies: a place of the tree, and below it a shelf and a box by their marks. */
export const spot = z.object({
  locationID: itemRef('locations'),
  shelves: text(80),
  locationBox: text(80),
});
export type Spot = z.infer<typeof spot>;
