import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Equipment } from '../contract.ts';
import en from '../locales/en.ts';
import { equipmentFormats } from './equipmentColumns.tsx';

type FieldKey = keyof (typeof en)['field'];
const isField = (field: string): field is FieldKey => field in en.field;

/** How the history of equipment names fields and values: places by name, times and hours as people write them. */
export const useHistoryWords = (all: readonly Equipment[]) => {
  const { t, i18n } = useTranslation('equipment');
  const names = useMemo(() => new Map(all.map((item) => [item._id, item.name])), [all]);
  const fieldLabel = useCallback((field: string) => (isField(field) ? t(`field.${field}`) : field), [t]);
  const valueText = useCallback(
    (field: string, value: unknown) => {
      if (field === 'parentID') return value === '' ? t('top') : names.get(String(value));
      const format = equipmentFormats(i18n.language);
      if (field === 'hoursAt' && typeof value === 'string') return format.day(value);
      return typeof value === 'number' ? `${format.hours(value)} ${t('hoursUnit')}` : undefined;
    },
    [t, i18n.language, names],
  );
  return { fieldLabel, valueText };
};
