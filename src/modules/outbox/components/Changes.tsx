import type { Operation } from '#lib/outbox/operation.ts';
import { lookUp } from '#lib/text.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { type FieldLabels, useFieldLabels } from '#modules/history/useFieldLabels.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { type CommandField, commandFields } from '../commandFields.ts';
import styles from './outbox.module.css';

const MAX_FIELDS = 4;

/** The changed fields, each once, however many items an operation covers. */
const fieldsOf = ({ changed }: Operation['effect'], { isNamed }: FieldLabels) => {
  const [first] = Object.values(changed);
  // Users cannot change fields without a label.
  return Object.keys(first?.after ?? {})
    .filter(isNamed)
    .map((field) => ({ field, from: first?.before[field], to: first?.after[field] }));
};

/** The values that the server refused, by the last key of their path in the body. */
const refusedValues = ({ refused, call }: Operation) =>
  (refused?.status === 400 ? refused.messages : []).flatMap(({ path = '' }) => {
    const keys = path.split('.');
    const value = keys.reduce<unknown>((part, key) => Object(part)[key], call.body);
    const field = keys.at(-1) ?? '';
    return ['string', 'number', 'boolean'].includes(typeof value) ? [{ field, value: String(value) }] : [];
  });

/** The changes of an operation: each field as it was and as it will be. */
export function Changes({ operation }: { operation: Operation }) {
  return Object.keys(operation.effect.changed).length === 0 && !operation.refused ? null : (
    <Fields operation={operation} />
  );
}

function Fields({ operation }: { operation: Operation }) {
  const { t } = useTranslation('outbox');
  const { effect } = operation;
  const format = useFormat();
  // The title of a comment is its text.
  const entered = operation.refused
    ? commandFields(operation).filter(({ value }) => !effect.names.includes(String(value)))
    : [];
  const textOf = ({ kind, value }: CommandField) =>
    typeof value === 'number'
      ? format.hours(value)
      : kind === 'day'
        ? format.day(String(value))
        : String(value);
  const labels = useFieldLabels(effect.resource, Object.keys(effect.changed)[0], t('nothing'));
  const fields = fieldsOf(effect, labels);
  // A field that only an older app had has no label: its own name and value are all there is to enter it again.
  const unknown = refusedValues(operation).filter(
    ({ field }) => !labels.isNamed(field) && lookUp(`outbox:commandField.${field}`) === undefined,
  );
  if (fields.length + entered.length + unknown.length === 0) return null;
  return (
    <ul className={`plain ${styles.fields}`}>
      {fields.slice(0, MAX_FIELDS).map(({ field, from, to }) => (
        <li key={field}>
          {labels.change(field, from, to) ??
            t('field', {
              field: labels.label(field),
              from: labels.value(field, from),
              to: labels.value(field, to),
            })}
        </li>
      ))}
      {entered.slice(0, MAX_FIELDS).map((each) => (
        <li key={each.name}>
          {t('value', { field: t(`commandField.${each.field}`), value: textOf(each) })}{' '}
          {each.at && <span className="small ink2">{format.dayTime(each.at)}</span>}
        </li>
      ))}
      {unknown.map(({ field, value }) => (
        <li key={`${field} ${value}`}>{t('value', { field, value })}</li>
      ))}
      {fields.length > MAX_FIELDS && <li>{t('moreFields', { count: fields.length - MAX_FIELDS })}</li>}
    </ul>
  );
}
