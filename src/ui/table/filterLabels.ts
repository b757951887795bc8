import type { TFunction } from '#lib/useTranslation.ts';
import { type Column, valueTexts } from './column.ts';

/** The label of a filter option. */
export const optionName = <T>(column: Column<T>, value: string, t: TFunction<'table'>) => {
  if (column.optionLabel) return column.optionLabel(value) || t('nothing');
  if (column.filter === 'boolean') return value === 'true' ? t('yes') : t('no');
  return value === '' ? t('nothing') : value;
};

/** The chosen options in a few words: "Engine", "Engine, Deck", "Engine +3". */
export const chosenText = <T>(column: Column<T>, chosen: readonly string[], t: TFunction<'table'>) => {
  const names = chosen.map((value) => (column.filter === 'text' ? value : optionName(column, value, t)));
  return names.length > 2 ? `${names[0]} ${t('more', { count: names.length - 1 })}` : names.join(', ');
};

/** The label of a group, from one of its rows. */
export const groupName = <T>(column: Column<T>, row: T, t: TFunction<'table'>) => {
  const value = column.value(row);
  if (typeof value === 'boolean' && !column.optionLabel) return value ? t('yes') : t('no');
  return valueTexts(value)
    .map((text) => optionName(column, text, t))
    .join(', ');
};
