import { useTranslation } from 'react-i18next';
import { useExpiryWords } from '#modules/certificates/useExpiryWords.ts';
import { useNow, useShipTime } from '#modules/vessel/useShipTime.ts';
import en from '../locales/en.ts';
import { toMajor } from '../rules.ts';

type FieldKey = keyof (typeof en)['field'];
const isField = (field: string): field is FieldKey => field in en.field;
const isGender = (value: unknown): value is keyof (typeof en)['gender'] =>
  typeof value === 'string' && value in en.gender;

const days = new Set(['birthDate', 'contractStart']);
const pay = new Set(['salaryRate', 'salaryRatePerMonth']);

/** How the history of a profile names fields and values. Pay is in the profile's present currency. */
export const useHistoryWords = (currency: string) => {
  const { t, i18n } = useTranslation('profile');
  const { day } = useExpiryWords();
  const ship = useShipTime();
  const now = useNow();
  const fieldLabel = (field: string) => (isField(field) ? t(`field.${field}`) : field);
  const valueText = (field: string, value: unknown): string | undefined => {
    if (field === 'signature' || field === 'profilePhoto') return value ? t('yes') : undefined;
    if (field === 'notifications') return t('section.notices');
    if (days.has(field) && typeof value === 'string') return day(value);
    if (field === 'onboardAt' && typeof value === 'string' && value) return ship.dayTime(value, now);
    if (field === 'gender' && isGender(value)) return t(`gender.${value}`);
    if (pay.has(field) && typeof value === 'number')
      return new Intl.NumberFormat(i18n.language, { style: 'currency', currency }).format(
        toMajor(value, currency) ?? 0,
      );
    return undefined;
  };
  return { fieldLabel, valueText };
};
