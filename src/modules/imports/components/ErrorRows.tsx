import { useState } from 'react';
import { saveFile } from '#lib/saveFile.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { toCsv } from '#ui/table/exportRows.ts';
import type { ImportRow, RowError } from '../contract.ts';
import type { ImportField } from '../guessMapping.ts';
import styles from '../imports.module.css';
import type { SheetFile } from '../readFile.ts';
import { useErrorText } from '../useErrorText.ts';
import { FixCell } from './FixCell.tsx';

type Props = {
  sheet: SheetFile;
  fields: readonly ImportField[];
  mapping: readonly (string | null)[];
  rows: readonly ImportRow[];
  errors: readonly RowError[];
  busy: boolean;
  onEdit: (row: number, key: string, text: string) => void;
};

const MAX_SHOWN = 50;

const keyOf = ({ row, path }: Pick<RowError, 'row' | 'path'>) => `${row} ${path}`;

/** The rows with errors, whose cells can be corrected here; corrected rows keep their place. */
export function ErrorRows({ sheet, fields, mapping, rows, errors, busy, onEdit }: Props) {
  const { t } = useTranslation('imports');
  const errorText = useErrorText(sheet);
  const [limit, setLimit] = useState(MAX_SHOWN);
  const [edited, setEdited] = useState<ReadonlyMap<string, { row: number; path: string }>>(new Map());
  const wrong = new Map(errors.map((error) => [keyOf(error), error]));
  const cells = [
    ...new Map([...edited, ...errors.map((error): [string, RowError] => [keyOf(error), error])]).entries(),
  ].sort(([, a], [, b]) => a.row - b.row);
  if (cells.length === 0) return null;

  const labelOf = (path: string) => fields.find(({ key }) => key === path)?.label ?? path;
  const edit = (row: number, path: string, text: string) => {
    setEdited(new Map([...edited, [keyOf({ row, path }), { row, path }]]));
    onEdit(row, path, text);
  };
  const save = async () => {
    const bad = [...new Set(errors.map(({ row }) => row))];
    const lines = bad.map((row) => [
      ...sheet.headers.map(
        (_, index) => rows[row]?.[mapping[index] ?? ''] ?? sheet.rows[row]?.cells[index] ?? '',
      ),
      errors
        .filter((error) => error.row === row)
        .map((error) => `${labelOf(error.path)}: ${errorText(error)}`)
        .join(' '),
    ]);
    const csv = await toCsv([[...sheet.headers, t('whatIsWrong')], ...lines]);
    saveFile(new Blob([csv], { type: 'text/csv' }), `${t('errorsName')}.csv`);
  };
  return (
    <section className="panel" aria-label={t('isWrong')}>
      <header>
        <h2>{t('isWrong')}</h2>
        <span className="sp" />
        <Button variant="link" onClick={save}>
          {t('saveErrors')}
        </Button>
      </header>
      <div className={styles.scroll}>
        <table aria-busy={busy}>
          <thead>
            <tr>
              <th scope="col" className="num">
                {t('row')}
              </th>
              <th scope="col">{t('field')}</th>
              <th scope="col">{t('whatIsWrong')}</th>
              <th scope="col">{t('putRight')}</th>
              <th scope="col">{t('rowText')}</th>
            </tr>
          </thead>
          <tbody>
            {cells.slice(0, limit).map(([key, { row, path }]) => {
              const error = wrong.get(key);
              const line = sheet.rows[row]?.line ?? row + 1;
              return (
                <tr key={key}>
                  <td className="num">{line}</td>
                  <td>{labelOf(path)}</td>
                  <td className={error ? styles.why : `${styles.why} ink2`}>
                    <Icon name={error ? 'error' : 'check'} size="s" /> {error ? errorText(error) : t('right')}
                  </td>
                  <td>
                    <FixCell
                      label={t('cell', { field: labelOf(path), line })}
                      value={rows[row]?.[path] ?? ''}
                      wrong={error !== undefined}
                      onChange={(text) => edit(row, path, text)}
                    />
                  </td>
                  <td className={`${styles.values} ink2`}>
                    {sheet.rows[row]?.cells.filter(Boolean).join(' · ')}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {cells.length > limit && (
        <div className={styles.pad}>
          <Button onClick={() => setLimit(limit + MAX_SHOWN)}>
            {t('more', { count: cells.length - limit })}
          </Button>
        </div>
      )}
    </section>
  );
}
