import { useTranslation } from 'react-i18next';
import { useExpiryWords } from '#modules/certificates/useExpiryWords.ts';
import { useNow, useShipTime } from '#modules/vessel/useShipTime.ts';
import en from '../locales/en.ts';

type FieldKey = keyof (typeof en)['field'];
const isField = (field: string): field is FieldKey => field in en.field;
const isGender = (value: unknown): value is keyof (typeof en)['gender'] =>
  typeof value === 'string' && value in en.gender;
const isDocument = (value: unknown): value is keyof (typeof en)['document'] =>
  typeof value === 'string' && value in en.document;

const days = new Set(['birthDate', 'documentExpires', 'embarkmentDate', 'disembarkmentDate']);

/** How the history of a guest names fields and values. */
export const useHistoryWords = () => {
  const { t } = useTranslation('guests');
  const { day } = useExpiryWords();
  const ship = useShipTime();
  const now = useNow();
  const fieldLabel = (field: string) => (isField(field) ? t(`field.${field}`) : field);
  const valueText = (field: string, value: unknown): string | undefined => {
    if (days.has(field) && typeof value === 'string') return day(value);
    if (field === 'onboardAt' && typeof value === 'string' && value) return ship.dayTime(value, now);
    if (field === 'gender' && isGender(value)) return t(`gender.${value}`);
    if (field === 'documentKind' && isDocument(value)) return t(`document.${value}`);
    return undefined;
  };
  return { fieldLabel, valueText };
};
