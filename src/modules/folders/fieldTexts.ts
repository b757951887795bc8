import type { FieldTexts } from '#ui/format/fieldTexts.ts';

export default {
  resource: 'folders',
  value: (field, value, { text }) => {
    if (field === 'mainfolderID' && value === '') return text('folders:top');
    return field === 'departments' && Array.isArray(value) ? value.join(', ') : undefined;
  },
} satisfies FieldTexts;
