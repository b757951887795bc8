import { z } from 'zod/mini';
import { choice, idField, longText, requiredText, text } from '#lib/fields.ts';
import { defineResource } from '#lib/resource.ts';

/** The languages in which a supplier is written to; '' for that of who writes. */
export const supplierLanguages = ['', 'en', 'fr', 'zh', 'ja'] as const;

/** A person at a supplier. */
export const supplierContact = z.object({
  _id: idField,
  name: requiredText(120),
  role: text(120),
  email: text(200),
  phone: text(40),
});

/** A page of the supplier's: a shop, a catalogue, a portal. */
export const supplierLink = z.object({ _id: idField, label: requiredText(120), url: requiredText(500) });

/** A supplier: chandler, maker's agent, provisioner, yard (specification, section 3). */
export const supplierFields = z.object({
  supplierName: requiredText(160),
  category: text(80),
  email: text(200),
  phone: text(40),
  website: text(300),
  streetAddress: text(300),
  postalCode: text(20),
  city: text(120),
  country: text(80),
  /** Ports or regions that it delivers to. */
  operatingIn: text(300),
  description: longText(4000),
  contacts: z._default(z.array(supplierContact).check(z.maxLength(50)), []),
  links: z._default(z.array(supplierLink).check(z.maxLength(50)), []),
  /** Our number there. */
  customerNo: text(80),
  /** How it is paid, as agreed. */
  terms: text(160),
  language: z._default(choice(supplierLanguages), ''),
  /** The currency of its prices, an ISO 4217 code; '' if not said. */
  currency: z._default(z.string().check(z.regex(/^([A-Z]{3})?$/)), ''),
});

/** The suppliers of a boat; price lists, contracts and photos are files of resource `suppliers`. */
export const suppliers = defineResource({
  name: 'suppliers',
  path: '/api/suppliers',
  flag: 'supplier',
  // Users who manage stock or spares name suppliers.
  readers: ['inventory', 'spareparts'],
  fields: supplierFields,
  writable: supplierFields,
  nameOf: ({ supplierName }) => supplierName,
  attachments: true,
});
export type Supplier = z.infer<typeof suppliers.item>;
export type SupplierFields = z.infer<typeof supplierFields>;
