import type { FieldTexts } from '#ui/format/fieldTexts.ts';
import { certificates } from './contract.ts';

export default {
  resource: certificates.name,
  value: (field, value, { text }) =>
    field === 'kind' ? text(`certificates:kinds.${String(value)}`) : undefined,
} satisfies FieldTexts;
