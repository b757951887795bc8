import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { idField, requiredItemRef, requiredText, text } from '#lib/fields.ts';
import { defineResource } from '#lib/resource.ts';
import { spareReaders } from '#modules/spareequipment/contract.ts';

/** A section of an equipment, such as its raw water pump (specification, section 3). */
export const sectionFields = z.object({
  sectionName: requiredText(160),
  equipmentID: requiredItemRef('spareequipment'),
  /** Where the maker's page can be had; the drawing that is shown is a photo of the section. */
  downloadUrl: text(500),
});

const share = z.number().check(z.minimum(0), z.maximum(1));

/**
 * A numbered spot on a drawing. Its parts are the spares of the section with the same `key`. Positions are shares of the
 * drawing's width and height.
 */
export const spot = z.object({
  key: requiredText(20),
  /** The photo that it is on. */
  page: idField,
  x: share,
  y: share,
  /** Where its line ends, on the part; null for a spot without a line. */
  partX: z._default(z.nullable(share), null),
  partY: z._default(z.nullable(share), null),
});
export type Spot = z.infer<typeof spot>;

const placed = z.object({ spots: z._default(z.array(spot), []) });

export const sections = defineResource({
  name: 'sections',
  path: '/api/sections',
  flag: 'spareparts',
  readers: spareReaders,
  fields: z.object({ ...sectionFields.shape, ...placed.shape }),
  writable: sectionFields,
  nameOf: ({ sectionName }) => sectionName,
  attachments: true,
});
export type Section = z.infer<typeof sections.item>;

/** The most spots that the drawings of a section have. */
export const MAX_SPOTS = 500;

export const placing = z.object({
  /** New and moved spots: each takes the place of the one with its key on its page. */
  spots: z._default(z.array(spot).check(z.maxLength(MAX_SPOTS)), []),
  removed: z._default(
    z.array(z.object({ key: spot.shape.key, page: spot.shape.page })).check(z.maxLength(MAX_SPOTS)),
    [],
  ),
});
export type Placing = z.input<typeof placing>;

export const spotCommands = {
  place: endpoint.put('/api/sections/spots/:id', {
    access: { flag: 'spareparts' },
    body: placing,
    response: sections.item,
    summary:
      'Places, moves and removes spots on the drawings of a section. Spots that are not named stay; the last place of a spot counts.',
    undo: { call: 'place' },
  }),
};
