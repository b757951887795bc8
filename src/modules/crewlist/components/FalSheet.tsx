import type { ReactNode } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { AppLink, type LinkTarget } from '#ui/AppLink.tsx';
import type { FalForm } from '../rules.ts';
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

/** Columns of names, which link to the person. */
const FAMILY = 1;

/** The form as printed; on screen, rows link to the people. */
export function FalSheet({ form, rowTo, wrong = new Map(), wrongHead }: Props) {
  const { t } = useTranslation('crewlist');
  const optional = form.columns.indexOf('Visa number');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={`${styles.sheet} panel`} aria-label={form.title} lang="en" tabIndex={0}>
      <h2>{form.title}</h2>
      <dl>
        {form.facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || '\u00A0'}</dd>
          </div>
        ))}
      </dl>
      <table>
        <thead>
          <tr>
            {form.columns.map((column) => (
              <th key={column} scope="col">
                {column}
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
              {cells.map((cell, at) => (
                <td
                  key={form.columns[at]}
                  className={/date/i.test(form.columns[at] ?? '') ? 'nw' : undefined}
                >
                  {at === FAMILY ? (
                    <AppLink {...rowTo(id)}>{cell || t('missing')}</AppLink>
                  ) : cell === '' && at !== optional ? (
                    <span className="due-ink small no-print">{t('missing')}</span>
                  ) : (
                    cell
                  )}
                </td>
              ))}
              {wrongHead && <td className="no-print">{wrong.get(id)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{form.signature}</p>
    </section>
  );
}
