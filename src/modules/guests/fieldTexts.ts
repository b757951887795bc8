import type { FieldTexts } from '#ui/format/fieldTexts.ts';
import { guests } from './contract.ts';

export default {
  resource: guests.name,
  value: (field, value, { text }) =>
    field === 'documentKind' && value !== '' ? text(`guests:document.${String(value)}`) : undefined,
} satisfies FieldTexts;
