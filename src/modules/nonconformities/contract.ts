import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { choice, day, longText, personRef, requiredInstant, requiredText, text } from '#lib/fields.ts';
import { defineResource } from '#lib/resource.ts';

export const ncStatuses = ['open', 'action', 'done', 'verified', 'closed'] as const;
export type NcStatus = (typeof ncStatuses)[number];

export const nonconformityFields = z.object({
  title: requiredText(200),
  kind: z._default(choice(['major', 'nonconformity', 'observation', 'nearMiss']), 'nonconformity'),
  description: longText(5000),
  found: day,
  cause: longText(5000),
  correctiveAction: longText(5000),
  responsible: personRef,
  due: day,
  status: z._default(choice(ncStatuses), 'open'),
});

/** Non-conformities of a vessel: cause, corrective action, due, verified, closed (ISM Code 9). */
export const nonconformities = defineResource({
  name: 'nonconformities',
  path: '/api/nonconformities',
  flag: 'ism',
  fields: z.object({
    ...nonconformityFields.shape,
    no: z._default(z.nullable(z.int()), null),
    /** The form whose answer opened it. */
    fillID: text(64),
    answer: text(2000),
    verifiedBy: text(200),
    verifiedAt: z._default(z.nullable(requiredInstant), null),
    closedBy: text(200),
    closedAt: z._default(z.nullable(requiredInstant), null),
  }),
  writable: nonconformityFields,
  nameOf: ({ no, title }) => (no === null ? title : `NC-${String(no).padStart(3, '0')} ${title}`),
  attachments: true,
});
export type Nonconformity = z.infer<typeof nonconformities.item>;

const audited = z.object({
  _id: z.string(),
  boatID: z.string(),
  boatName: z.string(),
  no: z.nullable(z.int()),
  title: z.string(),
  kind: z.string(),
  status: choice(ncStatuses),
  due: z.nullable(z.string()),
  cause: z.string(),
  correctiveAction: z.string(),
  responsibleName: z.string(),
  createdAt: requiredInstant,
});
export type Audited = z.infer<typeof audited>;

export const audits = {
  audit: endpoint.get('/api/nonconformities/audit', {
    access: { flag: 'ism' },
    response: z.array(audited),
    summary: 'Lists the non-conformities of all vessels of the caller, open ones first.',
  }),
};
