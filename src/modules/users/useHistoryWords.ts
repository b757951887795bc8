import en from './locales/en.ts';
import { type Right, rightGroups } from './rights.ts';
import { useUserWords } from './useUserWords.ts';

type FieldKey = keyof (typeof en)['field'];
const isField = (field: string): field is FieldKey => field in en.field;
const isRight = (field: string): field is Right =>
  Object.values(rightGroups).some((rights) => rights.some((right) => right === field));

/** How the history of an account names fields and values. */
export const useHistoryWords = () => {
  const { t, role, right } = useUserWords();
  const fieldLabel = (field: string) => {
    if (isRight(field)) return right(field);
    return isField(field) ? t(`field.${field}`) : field;
  };
  const valueText = (field: string, value: unknown): string | undefined =>
    field === 'role' && typeof value === 'string' ? role(value) : undefined;
  return { fieldLabel, valueText };
};
