import type { ReactNode } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { AppLink, type LinkTarget } from '#ui/AppLink.tsx';
import { cellText, type FalBox, type FalForm } from '../rules.ts';
import styles from './fal.module.css';

type Props = {
  form: FalForm;
  /** The link of a person's row on screen. */
  rowTo: (id: string) => LinkTarget;
  /** Rows in red, with the error; on screen only. */
  wrong?: ReadonlyMap<string, ReactNode>;
  /** Header of the column with the error. */
  wrongHead?: string;
};

/** The column whose cells link to the person. */
const NAME = 'Family name';

function Box({ no, name, value }: FalBox) {
  return (
    <div>
      <dt>
        {no}. {name}
      </dt>
      <dd>{value || '\u00A0'}</dd>
    </div>
  );
}

/** The call and the ship's particulars; in the head of the table, so that they are printed on every page. */
function Call({ form }: { form: FalForm }) {
  return (
    <>
      <p className={styles.call}>
        <b>{form.title}</b>
        <span>{form.arrives ? '☒' : '☐'} Arrival</span>
        <span>{form.arrives ? '☐' : '☒'} Departure</span>
      </p>
      {form.boxes.map((boxes) => (
        <dl key={boxes[0]?.no}>
          {boxes.map((box) => (
            <Box key={box.no} {...box} />
          ))}
        </dl>
      ))}
    </>
  );
}

/** The form as printed, with all its boxes; on screen, rows link to the people. */
export function FalSheet({ form, rowTo, wrong = new Map(), wrongHead }: Props) {
  const { t } = useTranslation('crewlist');
  const weights = form.columns.reduce((sum, { weight }) => sum + weight, 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={`${styles.sheet} panel`} aria-label={form.title} lang="en" tabIndex={0}>
      <table>
        <colgroup>
          {form.columns.map(({ name, weight }) => (
            <col key={name} style={{ width: `${(100 * weight) / weights}%` }} />
          ))}
          {wrongHead && <col className={styles.error} />}
        </colgroup>
        <thead>
          <tr>
            <td colSpan={form.columns.length} className={styles.top}>
              <Call form={form} />
            </td>
            {wrongHead && <td className={`${styles.top} no-print`} />}
          </tr>
          <tr>
            {form.columns.map(({ no, name }) => (
              <th key={name} scope="col">
                {no}. {name}
              </th>
            ))}
            {wrongHead && (
              <th scope="col" className="no-print">
                {wrongHead}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {form.rows.map(({ id, cells }) => (
            <tr key={id} {...(wrong.has(id) ? { className: 'ov', 'data-wrong': true } : {})}>
              {form.columns.map((column, at) => {
                const value = cellText(column, cells[at] ?? '');
                return (
                  <td key={column.name}>
                    {column.name === NAME ? (
                      <AppLink {...rowTo(id)}>{value || t('missing')}</AppLink>
                    ) : value === '' && !column.optional ? (
                      <span className="due-ink small no-print">{t('missing')}</span>
                    ) : (
                      value
                    )}
                  </td>
                );
              })}
              {wrongHead && <td className="no-print">{wrong.get(id)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.sign}>
        <Box {...form.signature} value={form.signature.value && `Master: ${form.signature.value}`} />
      </dl>
    </section>
  );
}
