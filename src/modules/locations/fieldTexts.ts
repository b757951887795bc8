import type { FieldTexts } from '#ui/format/fieldTexts.ts';

export default {
  resource: 'locations',
  value: (field, value, { text }) =>
    field === 'parentID' && value === '' ? text('locations:top') : undefined,
} satisfies FieldTexts;
