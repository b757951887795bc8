import { isRecord } from '#lib/sameValue.ts';
import type { FieldTexts } from '#ui/format/fieldTexts.ts';

const listOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

export default {
  resource: 'documents',
  namespaces: ['documents'],
  label: (field, { text }) => {
    const own = ['revisions', 'readBy', 'requests', 'revision', 'mainFile'];
    return own.includes(field) ? text(`documents:changed.${field}`) : undefined;
  },
  value: (field, value, { text }) => {
    if (field === 'mainfolderID' && value === '') return text('documents:top');
    if (field === 'mainFile') return value === '' ? '' : text('documents:changed.file');
    if (field === 'revisions')
      return listOf(value)
        .map(({ no, state }) => `${no} (${text(`documents:revisionState.${state}`) ?? ''})`)
        .join(', ');
    if (field === 'readBy')
      return listOf(value)
        .map(({ name }) => String(name))
        .join(', ');
    if (field === 'requests')
      return listOf(value)
        .map(({ text: asked }) => String(asked))
        .join('; ');
    return undefined;
  },
} satisfies FieldTexts;
