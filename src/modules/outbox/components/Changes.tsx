import type { Operation } from '#lib/outbox/operation.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { type FieldLabels, useFieldLabels } from '#modules/history/useFieldLabels.ts';
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

/** The changes of an operation: each field as it was and as it will be. */
export function Changes({ operation: { effect } }: { operation: Operation }) {
  return Object.keys(effect.changed).length === 0 ? null : <Fields effect={effect} />;
}

function Fields({ effect }: Pick<Operation, 'effect'>) {
  const { t } = useTranslation('outbox');
  const labels = useFieldLabels(effect.resource, Object.keys(effect.changed)[0], t('nothing'));
  const fields = fieldsOf(effect, labels);
  return (
    <ul className={`plain ${styles.fields}`}>
      {fields.slice(0, MAX_FIELDS).map(({ field, from, to }) => (
        <li key={field}>
          {t('field', {
            field: labels.label(field),
            from: labels.value(field, from),
            to: labels.value(field, to),
          })}
        </li>
      ))}
      {fields.length > MAX_FIELDS && <li>{t('moreFields', { count: fields.length - MAX_FIELDS })}</li>}
    </ul>
  );
}
