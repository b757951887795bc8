import type { FieldTexts } from '#ui/format/fieldTexts.ts';

export default {
  resource: 'equipmentgroups',
  value: (field, value, { text, format }) => {
    if (field === 'parentID' && value === '') return text('equipment:top');
    return typeof value === 'number'
      ? `${format.hours(value)} ${text('equipment:hoursUnit') ?? ''}`
      : undefined;
  },
} satisfies FieldTexts;
