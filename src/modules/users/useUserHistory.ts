import users from './locales/en.ts';
import { type Right, rightGroups } from './rights.ts';
import { useUserWords } from './useUserWords.ts';

type Field = keyof (typeof users)['field'];
const isField = (field: string): field is Field => field in users.field;
const rights: readonly Right[] = Object.values(rightGroups).flat();

/** How the history of an account names its fields and values. */
export const useUserHistory = () => {
  const { t, role, right } = useUserWords();
  const fieldLabel = (field: string): string => {
    if (isField(field)) return t(`field.${field}`);
    const found = rights.find((each) => each === field);
    return found ? right(found) : field;
  };
  const valueText = (field: string, value: unknown) =>
    field === 'role' && typeof value === 'string' ? role(value) : undefined;
  return { fieldLabel, valueText };
};
