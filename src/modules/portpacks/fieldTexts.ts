import { isRecord } from '#lib/sameValue.ts';
import type { FieldTexts } from '#ui/format/fieldTexts.ts';

export default {
  resource: 'portpacks',
  namespaces: ['portpacks'],
  value: (field, value, { text }) =>
    field === 'parts' && Array.isArray(value)
      ? value
          .filter(isRecord)
          .map(({ kind }) => text(`portpacks:part.${kind}`) ?? '')
          .join(', ')
      : undefined,
} satisfies FieldTexts;
