import type { FieldTexts } from '#ui/format/fieldTexts.ts';
import { type Right, rightGroups } from './rights.ts';
import { rightKey } from './useUserLabels.ts';

const rightOf = (field: string): Right | undefined =>
  Object.values(rightGroups)
    .flat()
    .find((right) => right === field);

export default {
  resource: 'users',
  namespaces: ['users', 'nav'],
  label: (field, { text }) => {
    const right = rightOf(field);
    return right && text(rightKey(right));
  },
  value: (field, value, { text }) => (field === 'role' ? text(`users:role.${String(value)}`) : undefined),
} satisfies FieldTexts;
