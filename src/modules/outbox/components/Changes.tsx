import { useTranslation } from 'react-i18next';
import type { Operation } from '#lib/outbox/operation.ts';
import { FieldWords, type Words } from './FieldWords.tsx';

const MOST = 4;

/** Fields that were changed, each once, however many things an operation is about. */
const fieldsOf = ({ changed }: Operation['effect'], { label }: Words) => {
  const [first] = Object.values(changed);
  // Fields without a name of their own are none that a person changed.
  return Object.keys(first?.after ?? {})
    .filter((field) => label(field) !== field)
    .map((field) => ({ field, from: first?.before[field], to: first?.after[field] }));
};

/** What an operation changes, in words: each field as it was and as it will be. */
export function Changes({ operation: { effect } }: { operation: Operation }) {
  const { t } = useTranslation('outbox');
  if (Object.keys(effect.changed).length === 0) return null;
  return (
    <FieldWords resource={effect.resource}>
      {(words) => {
        const fields = fieldsOf(effect, words);
        return (
          <ul className="plain ob-fields">
            {fields.slice(0, MOST).map(({ field, from, to }) => (
              <li key={field}>
                {t('field', {
                  field: words.label(field),
                  from: words.value(field, from),
                  to: words.value(field, to),
                })}
              </li>
            ))}
            {fields.length > MOST && <li>{t('moreFields', { count: fields.length - MOST })}</li>}
          </ul>
        );
      }}
    </FieldWords>
  );
}
