import { useTranslation } from 'react-i18next';
import { type Postponement, priorities, severities, statuses } from '#modules/worklist/contract.ts';
import en from '#modules/worklist/locales/en.ts';
import type { Around } from '#modules/worklist/rules/rows.ts';
import { useJobWords } from '#modules/worklist/useJobWords.ts';
import own from '../locales/en.ts';

type FieldKey = keyof (typeof en)['field'];
const isField = (field: string): field is FieldKey => field in en.field;

const extra = ['ticks', 'postponed', 'postponeAsked', 'unplanned', 'work', 'comment'] as const;
const isExtra = (field: string): field is (typeof extra)[number] =>
  extra.some((each) => each === field && each in own.history);

const oneOf = <T extends string>(list: readonly T[], value: unknown): T | undefined =>
  list.find((each) => each === value);

const isPostponement = (value: unknown): value is Postponement =>
  typeof value === 'object' && value !== null && 'reason' in value;

/** How the history of a job names fields and values: people and machines by name, lists by their length. */
export const useHistoryWords = ({ machines, people, today }: Around) => {
  const { t } = useTranslation(['job', 'worklist']);
  const words = useJobWords();
  const fieldLabel = (field: string): string =>
    isField(field) ? t(`worklist:field.${field}`) : isExtra(field) ? t(`history.${field}`) : field;

  const choice = (field: string, value: unknown): string | undefined => {
    const status = oneOf(statuses, value);
    if (field === 'status' && status !== undefined) return words.status(status);
    const priority = oneOf(priorities, value);
    if (field === 'priority' && priority) return t(`worklist:priority.${priority}`);
    const severity = oneOf(severities, value);
    if (field === 'severity' && severity !== undefined) return t(`worklist:severity.${severity || 'none'}`);
    const basis = oneOf(['completion', 'fixed'] as const, value);
    if (field === 'basis' && basis) return t(`worklist:basis.${basis}`);
    const unit = oneOf(['days', 'weeks', 'months', 'years'] as const, value);
    return field === 'calendarUnit' && unit ? t(`worklist:unit.${unit}`) : undefined;
  };
  const valueText = (field: string, value: unknown): string | undefined => {
    if (field === 'equipmentID') return machines.get(String(value))?.name;
    if (field === 'tasks' && Array.isArray(value)) return t('history.tasks', { count: value.length });
    if (field === 'parts' && Array.isArray(value)) return t('history.parts', { count: value.length });
    if (Array.isArray(value))
      return value.map((id) => people.get(String(id))?.name ?? String(id)).join(', ') || t('nobody');
    if (isPostponement(value))
      return [value.dueDate === null ? '' : words.day(value.dueDate, today), value.reason]
        .filter(Boolean)
        .join(', ');
    if (field === 'ticks' && typeof value === 'object' && value !== null)
      return t('history.ticked', { count: Object.keys(value).length });
    if (/Date$/.test(field) && typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value))
      return words.day(value, today);
    if (/Hours$|hoursInterval/.test(field) && typeof value === 'number') return words.hours(value);
    return choice(field, value);
  };
  return { fieldLabel, valueText };
};
