import { useTranslation } from '#lib/useTranslation.ts';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import type { BookField } from '../rules/book.ts';
import { useFieldTexts } from '../useFieldTexts.ts';
import styles from './amounts.module.css';

const never = 'ACDEHI';

/** Categories of garbage with their amounts; what may not go overboard says so, and can be entered nevertheless. */
export function AmountList({ fields, code }: { fields: readonly BookField[]; code: string }) {
  const { t } = useTranslation('logbooks');
  const { label } = useFieldTexts();
  const noteOf = (category: string) => {
    if (code !== 'toSea') return '';
    if (never.includes(category)) return t('neverToSea');
    return category === 'F' ? t('washwaterOnly') : '';
  };
  return (
    <fieldset className={`wide ${styles.amounts}`}>
      <legend>
        <b>{t('whatAndHowMuch')}</b> <span>{t('estimated')}</span>
      </legend>
      <ul>
        {fields.map((field) => {
          const { category = '' } = field;
          const note = noteOf(category);
          return (
            <li key={field.key} className={note ? styles.barred : undefined}>
              <span className={styles.letter}>{category}</span>
              <span className={styles.name}>
                {label(field)}
                {note && <small>{note}</small>}
              </span>
              <div className={styles.amount}>
                <NumberInput name={field.key} label={`${category} ${label(field)}`} unit="m³" />
              </div>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
