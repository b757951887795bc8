import { z } from 'zod/mini';
import { type Access, endpoint } from '#lib/endpoint.ts';
import { equipment } from '#modules/equipment/contract.ts';
import { inventory } from '#modules/inventory/contract.ts';
import { locations } from '#modules/locations/contract.ts';
import { perSheet, sheets } from './rules/sheet.ts';
import { sheetIds } from './rules/sheetIds.ts';

/** The most labels of one PDF: their ids stand in its address. */
export const MAX_LABELS = 260;

const MOST_SKIPPED = Math.max(...sheets.map(perSheet)) - 1;

const search = z.object({
  /** The ids, separated by commas. */
  ids: z.string().check(z.minLength(1), z.maxLength(MAX_LABELS * 22), z.regex(/^[\w-]+(,[\w-]+)*$/)),
  sheet: z._default(z.enum(sheetIds), 'a4x24'),
  /** How many labels of the first sheet are used already. */
  skip: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MOST_SKIPPED)), 0),
  language: z._default(z.enum(['en', 'fr', 'zh', 'ja']), 'en'),
});

const labelsOf = <Kind extends string>(kind: Kind, access: Access) =>
  endpoint.file(`/api/labels/${kind}/:boatID`, {
    access,
    answers: 'application/pdf',
    search,
    summary: 'Returns QR labels of a boat on sheets of labels; ids that it does not have are left out.',
  });

/** Labels as PDF, to print at actual size; a kind's own module finds what stands on them (`labels` of a server module). */
export const labels = {
  equipment: labelsOf('equipment', equipment.access.read),
  inventory: labelsOf('inventory', inventory.access.read),
  locations: labelsOf('locations', locations.access.read),
};
export type LabelKind = keyof typeof labels;
