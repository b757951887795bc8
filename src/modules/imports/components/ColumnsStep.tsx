import { useId } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { ImportField } from '../guessMapping.ts';
import styles from '../imports.module.css';
import { mapColumn } from '../mapRows.ts';
import type { SheetFile } from '../readFile.ts';

type Props = {
  sheet: SheetFile;
  fields: readonly ImportField[];
  mapping: readonly (string | null)[];
  constants: Readonly<Record<string, string>>;
  /** The fields by which rows can be existing items; none if there is no choice. */
  keys: readonly string[];
  matchBy: string;
  onMatchBy: (key: string) => void;
  onMapping: (mapping: (string | null)[]) => void;
  onConstants: (constants: Record<string, string>) => void;
  onBack: () => void;
  onCheck: () => void;
};

/** Step 2: which column is which field; fields without a column may get one value for all rows. */
export function ColumnsStep({
  sheet,
  fields,
  mapping,
  constants,
  keys,
  matchBy,
  onMatchBy,
  onMapping,
  onConstants,
  onBack,
  onCheck,
}: Props) {
  const { t } = useTranslation('imports');
  const id = useId();
  const without = fields.filter(({ key }) => !mapping.includes(key));
  const missing = without.filter(({ key, required }) => required && !constants[key]?.trim());
  const nameOf = (index: number) => sheet.headers[index] || t('columnN', { n: index + 1 });
  const unused = mapping.flatMap((key, index) => (key === null ? [nameOf(index)] : []));
  const firstValues = (index: number) =>
    [...new Set(sheet.rows.slice(0, 20).map(({ cells }) => cells[index]?.trim() ?? ''))]
      .filter(Boolean)
      .slice(0, 3)
      .join(' · ');
  return (
    <>
      <section className="panel" aria-label={t('step.columns')}>
        <header>
          <h2 className="el">{sheet.fileName}</h2>
          <span className="n">{t('rows', { count: sheet.rows.length })}</span>
        </header>
        <div className={styles.scroll}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('column')}</th>
                <th scope="col">{t('firstValues')}</th>
                <th scope="col">{t('becomes')}</th>
              </tr>
            </thead>
            <tbody>
              {mapping.map((key, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the file
                <tr key={index}>
                  <td>
                    <b>{nameOf(index)}</b>
                  </td>
                  <td className={`${styles.values} ink2`}>{firstValues(index) || t('allEmpty')}</td>
                  <td>
                    <span className="in">
                      <select
                        aria-label={t('fieldOf', { column: nameOf(index) })}
                        value={key ?? ''}
                        onChange={(event) => onMapping(mapColumn(mapping, index, event.target.value || null))}
                      >
                        <option value="">{t('notImported')}</option>
                        {fields.map((field) => (
                          <option key={field.key} value={field.key}>
                            {field.label}
                          </option>
                        ))}
                      </select>
                      <Icon name="down" />
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      {without.length > 0 && (
        <section className="panel" aria-labelledby={`${id}-same`}>
          <header>
            <h2 id={`${id}-same`}>{t('without')}</h2>
            <span className="small">{t('withoutHint')}</span>
          </header>
          <div className={`form-grid ${styles.pad}`}>
            {without.map(({ key, label, required }) => (
              <div className="f" key={key}>
                <label htmlFor={`${id}-${key}`}>
                  {label}
                  {required && <span aria-hidden="true"> *</span>}
                </label>
                <span className="in">
                  <input
                    id={`${id}-${key}`}
                    value={constants[key] ?? ''}
                    maxLength={1000}
                    onChange={(event) => onConstants({ ...constants, [key]: event.target.value })}
                  />
                </span>
              </div>
            ))}
          </div>
        </section>
      )}
      {keys.length > 0 && (
        <div className="row wrap">
          <label htmlFor={`${id}-key`}>{t('matchBy')}</label>
          <span className="in">
            <select id={`${id}-key`} value={matchBy} onChange={(event) => onMatchBy(event.target.value)}>
              <option value="">{t('usual')}</option>
              {fields
                .filter(({ key }) => keys.includes(key))
                .map(({ key, label }) => (
                  <option key={key} value={key}>
                    {label}
                  </option>
                ))}
            </select>
            <Icon name="down" />
          </span>
        </div>
      )}
      {unused.length > 0 && <p className="small ink2">{t('unused', { columns: unused.join(', ') })}</p>}
      <p className="small ink2">{t('emptyCells')}</p>
      {missing.length > 0 && (
        <p className="help err" role="alert">
          <Icon name="error" size="s" />
          {t('missing', { fields: missing.map(({ label }) => label).join(', ') })}
        </p>
      )}
      <div className="row wrap">
        <Button onClick={onBack}>{t('otherFile')}</Button>
        <span className="sp" />
        <Button variant="primary" disabled={missing.length > 0} onClick={onCheck}>
          {t('checkRows', { count: sheet.rows.length })}
        </Button>
      </div>
    </>
  );
}
