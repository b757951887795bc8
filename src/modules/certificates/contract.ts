import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { choice, day, longText, requiredPersonRef, text } from '#lib/fields.ts';
import { defineResource } from '#lib/resource.ts';

/** Kinds of personal certificates and documents; `other` has its own title. Validities: domain rules, section 10. */
export const certificateKinds = [
  'passport',
  'seamansBook',
  'visa',
  'medical',
  'yellowFever',
  'coc',
  'endorsement',
  'gmdss',
  'basicSafety',
  'survivalCraft',
  'advancedFire',
  'securityAwareness',
  'crowdManagement',
  'medicalFirstAid',
  'foodHygiene',
  'powerboat',
  'contract',
  'other',
] as const;
export type CertificateKind = (typeof certificateKinds)[number];

export const certificateFields = z.object({
  /** The holder. */
  userID: requiredPersonRef,
  kind: choice(certificateKinds),
  /** As printed on it; required for `other`. */
  title: text(120),
  number: text(80),
  issuer: text(120),
  /** The issuing State, as crew lists print it. */
  country: text(80),
  issuedAt: day,
  /** Null: never expires. */
  expiresAt: day,
  remarks: longText(2000),
});
export type CertificateFields = z.infer<typeof certificateFields>;

/** Personal documents with expiry; scans are files of resource `certificates`. */
export const certificates = defineResource({
  name: 'certificates',
  path: '/api/certificates',
  flag: 'employees',
  fields: certificateFields,
  writable: certificateFields,
  // Most have no title: their kind names them in the reader's language.
  nameOf: ({ title }) => title,
  attachments: true,
  ofPerson: true,
});
export type Certificate = z.infer<typeof certificates.item>;

export const certificateReads = {
  ofPerson: endpoint.get('/api/certificates/person/:userID', {
    access: 'own',
    response: z.array(certificates.item),
    summary:
      "Lists a person's certificates, newest first: one's own, or those of a boat whose crew one manages.",
  }),
};
