import { useTranslation } from 'react-i18next';
import en from './locales/en.ts';
import { useExpiryWords } from './useExpiryWords.ts';

type FieldKey = keyof (typeof en)['field'];
const isField = (field: string): field is FieldKey => field in en.field;
const isKind = (value: unknown): value is keyof (typeof en)['kinds'] =>
  typeof value === 'string' && value in en.kinds;

/** How fields and values of a certificate are named. */
export const useHistoryWords = () => {
  const { t } = useTranslation('certificates');
  const { day } = useExpiryWords();
  return {
    fieldLabel: (field: string) => (isField(field) ? t(`field.${field}`) : field),
    valueText: (field: string, value: unknown): string | undefined => {
      if ((field === 'issuedAt' || field === 'expiresAt') && typeof value === 'string') return day(value);
      return field === 'kind' && isKind(value) ? t(`kinds.${value}`) : undefined;
    },
  };
};
