import { useState } from 'react';
import { saveFile } from '#lib/saveFile.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { TickBox } from '#ui/TickBox.tsx';
import type { ImportRow, RowError } from '../contract.ts';
import type { ImportField } from '../guessMapping.ts';
import styles from '../imports.module.css';
import type { SheetFile } from '../readFile.ts';
import { type WrongGroup, withDateOrder, wrongGroups } from '../rules.ts';
import { useErrorText } from '../useErrorText.ts';
import { FixCell } from './FixCell.tsx';

type Props = {
  sheet: SheetFile;
  fields: readonly ImportField[];
  mapping: readonly (string | null)[];
  rows: readonly ImportRow[];
  errors: readonly RowError[];
  busy: boolean;
  /** Rows that are left out. */
  without: ReadonlySet<number>;
  onWithout: (rows: readonly number[], on: boolean) => void;
  onEdit: (rows: readonly number[], key: string, textOf: (before: string) => string) => void;
};

const MAX_SHOWN = 50;

/** The rows with errors, corrected by value: the same wrong text is one line. Corrected lines keep their place. */
export function ErrorRows({ sheet, fields, mapping, rows, errors, busy, without, onWithout, onEdit }: Props) {
  const { t } = useTranslation('imports');
  const errorText = useErrorText(sheet);
  const [limit, setLimit] = useState(MAX_SHOWN);
  const [edited, setEdited] = useState<readonly WrongGroup<RowError>[]>([]);
  const textAt = (row: number, path: string) => rows[row]?.[path] ?? '';
  const groups = wrongGroups(errors, textAt, edited);
  if (groups.length === 0) return null;

  const fieldOf = (path: string) => fields.find(({ key }) => key === path);
  const labelOf = (path: string) => fieldOf(path)?.label ?? path;
  const lineOf = (row: number) => sheet.rows[row]?.line ?? row + 1;
  const edit = (group: WrongGroup<RowError>, text: string) => {
    setEdited([...edited.filter(({ key }) => key !== group.key), group]);
    onEdit(group.rows, group.path, () => text);
  };
  /** A cell that is a question: the answer yes is a cell of its own with the same text. */
  const confirm = (group: WrongGroup<RowError>, ask: string) => {
    setEdited([...edited.filter(({ key }) => key !== group.key), group]);
    onEdit(group.rows, ask, () => textAt(group.rows[0] ?? 0, group.path));
  };
  const unclearDays = [
    ...new Set(errors.filter(({ code }) => code === 'dayUnclear').map(({ path }) => path)),
  ];
  const setOrder = (path: string, order: 'dayFirst' | 'monthFirst') =>
    onEdit(
      rows.map((_, row) => row),
      path,
      (before) => withDateOrder(before, order),
    );
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
    const { toCsv } = await import('#ui/table/exportRows.ts');
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
      {unclearDays.map((path) => (
        <div key={path} className={`${styles.pad} row wrap`}>
          <b>{t('dateOrder', { field: labelOf(path) })}</b>
          <Button onClick={() => setOrder(path, 'dayFirst')}>{t('dayFirst')}</Button>
          <Button onClick={() => setOrder(path, 'monthFirst')}>{t('monthFirst')}</Button>
        </div>
      ))}
      <div className={styles.scroll}>
        <table aria-busy={busy}>
          <thead>
            <tr>
              <th scope="col">{t('out')}</th>
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
            {groups.slice(0, limit).map((group) => {
              const { key, path, rows: of, error } = group;
              const [row = 0] = of;
              const line = lineOf(row);
              const many = of.length > 1;
              const label = many
                ? t('cellMany', { field: labelOf(path), count: of.length })
                : t('cell', { field: labelOf(path), line });
              return (
                <tr key={key}>
                  <td>
                    <TickBox
                      checked={of.every((one) => without.has(one))}
                      onChange={(on) => onWithout(of, on)}
                      label={t('outOf', { what: label })}
                    />
                  </td>
                  <td className="num">{many ? t('rows', { count: of.length }) : line}</td>
                  <td>{labelOf(path)}</td>
                  <td className={error ? styles.why : `${styles.why} ink2`}>
                    <Icon name={error ? 'error' : 'check'} size="s" /> {error ? errorText(error) : t('right')}
                  </td>
                  <td>
                    <FixCell
                      label={label}
                      value={textAt(row, path)}
                      wrong={error !== undefined}
                      options={fieldOf(path)?.options}
                      onChange={(text) => edit(group, text)}
                    />
                    {error?.ask !== undefined && (
                      <Button slim disabled={busy} onClick={() => confirm(group, error.ask ?? '')}>
                        {t('isRight')}
                      </Button>
                    )}
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
      {groups.length > limit && (
        <div className={styles.pad}>
          <Button onClick={() => setLimit(limit + MAX_SHOWN)}>
            {t('more', { count: groups.length - limit })}
          </Button>
        </div>
      )}
    </section>
  );
}
