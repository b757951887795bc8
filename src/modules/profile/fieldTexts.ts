import type { FieldTexts } from '#ui/format/fieldTexts.ts';

const pictures = new Set(['signature', 'profilePhoto']);
const pay = new Set(['salaryRate', 'salaryRatePerMonth']);

export default {
  resource: 'profiles',
  value: (field, value, { text, format, item }) => {
    if (pictures.has(field)) return value ? text('profile:yes') : undefined;
    if (field === 'notifications') return text('profile:section.notices');
    // The history stores no currency, so the current one is used.
    return pay.has(field) && typeof value === 'number'
      ? format.money(value, String(item.salaryCurrency || 'EUR'))
      : undefined;
  },
} satisfies FieldTexts;
