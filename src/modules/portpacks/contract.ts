import { z } from 'zod/mini';
import { choice, count, idField, longText, requiredText, text } from '#lib/fields.ts';
import { defineResource } from '#lib/resource.ts';

export const partKinds = [
  'crewList',
  'passengerList',
  'certificate',
  'document',
  'lastPorts',
  'stores',
] as const;
export type PartKind = (typeof partKinds)[number];

/** A part of the bundle. `ref` is the certificate or document; of a certificate its present renewal is taken. */
export const packPart = z.object({
  _id: idField,
  kind: z._default(z.enum(partKinds), 'crewList'),
  ref: z._default(z.string().check(z.regex(/^[\w-]{0,64}$/)), ''),
});
export type PackPart = z.infer<typeof packPart>;

export const portPackFields = z.object({
  port: requiredText(120),
  /** In the order of the bundle. */
  parts: z._default(z.array(packPart).check(z.maxLength(100)), []),
  /** Who is on the lists. */
  who: z._default(choice(['aboard', 'all']), 'aboard'),
  identity: z._default(choice(['passport', 'seamansBook']), 'passport'),
  /** How many of the last ports. */
  ports: count({ min: 1, max: 50 }),
  /** Categories of the stock that are declared as stores; none for all. */
  storeCategories: z._default(z.array(text(80)).check(z.maxLength(100)), []),
  note: longText(2000),
});

/** The templates of port-entry packs: what an agent or a port asks for. */
export const portpacks = defineResource({
  name: 'portpacks',
  path: '/api/portpacks',
  flag: 'documents',
  fields: portPackFields,
  writable: portPackFields,
  nameOf: ({ port }) => port,
});
export type PortPack = z.infer<typeof portpacks.item>;
