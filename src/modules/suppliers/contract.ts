import { z } from 'zod/mini';
import { longText, requiredText, text } from '#lib/fields.ts';
import { defineResource } from '#lib/resource.ts';

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
