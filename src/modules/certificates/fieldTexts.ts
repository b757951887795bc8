import type { FieldTexts } from '#ui/format/fieldTexts.ts';

export default {
  resource: 'certificates',
  value: (field, value, { text }) =>
    field === 'kind' ? text(`certificates:kinds.${String(value)}`) : undefined,
} satisfies FieldTexts;
