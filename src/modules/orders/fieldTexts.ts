import type { FieldTexts } from '#ui/format/fieldTexts.ts';

const ofLines = ['partNo', 'quantity', 'unit', 'price', 'received'];

export default {
  resource: 'orders',
  label: (field, { text }) => (ofLines.includes(field) ? text(`orders:line.${field}`) : undefined),
} satisfies FieldTexts;
