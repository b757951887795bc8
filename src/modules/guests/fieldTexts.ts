import type { FieldTexts } from '#ui/format/fieldTexts.ts';

export default {
  resource: 'guests',
  value: (field, value, { text }) =>
    field === 'documentKind' && value !== '' ? text(`guests:document.${String(value)}`) : undefined,
} satisfies FieldTexts;
