import type { Operation } from '#lib/outbox/operation.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { type FieldLabels, useFieldLabels } from '#modules/history/useFieldLabels.ts';
import styles from './outbox.module.css';

const MAX_FIELDS = 4;

/** Fields that were changed, each once, however many things an operation is about. */
const fieldsOf = ({ changed }: Operation['effect'], { isNamed }: FieldLabels) => {
  const [first] = Object.values(changed);
  // Fields without a name of their own are none that a person changed.
  return Object.keys(first?.after ?? {})
    .filter(isNamed)
    .map((field) => ({ field, from: first?.before[field], to: first?.after[field] }));
};

/** What an operation changes, in words: each field as it was and as it will be. */
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
