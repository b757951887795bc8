import { isRecord, sameValue } from '#lib/sameValue.ts';
import type { FieldTexts, Writing } from '#ui/format/fieldTexts.ts';

/** What a job's history contains in addition to its fields. */
const extra = ['ticks', 'postponed', 'postponeAsked', 'unplanned', 'work', 'comment'];

/** A postponement: the new date, and the reason. */
const postponed = ({ dueDate, reason }: Record<string, unknown>, { format: { day } }: Writing) =>
  [typeof dueDate === 'string' ? day(dueDate) : '', reason].filter(Boolean).join(', ');

const counted = new Set(['tasks', 'parts']);

/** What was ticked or unticked, by the names of the steps; undefined if they are not known here, or all were cleared. */
const tickChange = (from: unknown, to: unknown, { item, text }: Writing) => {
  const [before, after] = [isRecord(from) ? from : {}, isRecord(to) ? to : {}];
  const tasks = Array.isArray(item.tasks) ? item.tasks.filter(isRecord) : [];
  const named = (ids: string[]) =>
    ids.flatMap((id) => tasks.find(({ _id }) => _id === id)?.text ?? []).join(', ');
  const ticked = Object.keys(after).filter((id) => !sameValue(before[id], after[id]));
  const cleared = Object.keys(before).filter((id) => !(id in after));
  if (ticked.length > 0 && named(ticked)) return text('job:history.tickedSteps', { steps: named(ticked) });
  return cleared.length === 1 && named(cleared)
    ? text('job:history.untickedStep', { step: named(cleared) })
    : undefined;
};

export default {
  resource: 'worklist',
  namespaces: ['job'],
  label: (field, { text }) => (extra.includes(field) ? text(`job:history.${field}`) : undefined),
  value: (field, value, writing) => {
    const { text, nameOf, format } = writing;
    if (counted.has(field) && Array.isArray(value))
      return text(`job:history.${field}`, { count: value.length });
    if (field === 'assignees' && Array.isArray(value))
      return value.map((id) => nameOf(String(id)) ?? String(id)).join(', ') || text('job:nobody');
    if (isRecord(value) && 'reason' in value) return postponed(value, writing);
    if (field === 'ticks' && isRecord(value))
      return text('job:history.ticked', { count: Object.keys(value).length });
    if (field === 'calendarUnit') return text(`worklist:unit.${String(value)}`);
    return /Hours$|hoursInterval/.test(field) && typeof value === 'number'
      ? text('worklist:due.hours', { hours: format.hours(value) })
      : undefined;
  },
  change: (field, from, to, writing) => (field === 'ticks' ? tickChange(from, to, writing) : undefined),
} satisfies FieldTexts;
