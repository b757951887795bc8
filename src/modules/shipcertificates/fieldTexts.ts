import { isRecord } from '#lib/sameValue.ts';
import type { FieldTexts } from '#ui/format/fieldTexts.ts';

const listOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

export default {
  resource: 'shipcertificates',
  namespaces: ['shipcertificates'],
  label: (field, { text }) =>
    ['surveys', 'jobs', 'replaces'].includes(field) ? text(`shipcertificates:changed.${field}`) : undefined,
  value: (field, value, { text, format }) => {
    if (field === 'need' && typeof value === 'string') return text(`shipcertificates:standard.${value}`);
    if (field === 'surveys')
      return listOf(value)
        .map(({ kind, at }) => `${text(`shipcertificates:kind.${kind}`) ?? ''} ${format.day(String(at))}`)
        .join(', ');
    if (field === 'jobs')
      return listOf(value)
        .map(({ at }) => format.day(String(at)))
        .join(', ');
    return undefined;
  },
} satisfies FieldTexts;
