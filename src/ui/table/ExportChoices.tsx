import { useState } from 'react';
import { saveFile } from '#lib/saveFile.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '../format/useFormat.tsx';
import type { Column } from './column.ts';
import { DeletedLink } from './DeletedLink.tsx';

type Props<T> = {
  label: string;
  rows: readonly T[];
  /** The ticked rows, which are exported alone unless one wants all. */
  ticked: readonly T[];
  visible: readonly Column<T>[];
  columns: readonly Column<T>[];
  onPrint: () => void;
  onDone: () => void;
};

/** Exports the list as a file or on paper: the visible columns and rows, in their order. */
export const ExportChoices = <T,>({
  label,
  rows: matching,
  ticked,
  visible,
  columns,
  onPrint,
  onDone,
}: Props<T>) => {
  const { t } = useTranslation(['table', 'columns']);
  const format = useFormat();
  const [all, setAll] = useState(false);
  const [onlyTicked, setOnlyTicked] = useState(ticked.length > 0);
  const rows = onlyTicked ? ticked : matching;
  const [failed, setFailed] = useState(false);
  const save = async (ending: 'csv' | 'xlsx') => {
    setFailed(false);
    try {
      const { sheetOf, sumLines, toCsv, fileName } = await import('./exportRows.ts');
      const exported = all ? columns : visible;
      const total = t('columns:total', { count: rows.length });
      const sheet = [...sheetOf(rows, exported), ...sumLines(rows, exported, total, format)];
      const content =
        ending === 'csv'
          ? new Blob([await toCsv(sheet)], { type: 'text/csv;charset=utf-8' })
          : await (await import('./xlsx.ts')).toXlsx(sheet);
      saveFile(content, fileName(label, new Date(), ending));
      onDone();
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className="dt-choices">
      <button type="button" className="dt-choice" onClick={() => save('csv')}>
        {t('exportCsv')}
      </button>
      <button type="button" className="dt-choice" onClick={() => save('xlsx')}>
        {t('exportXlsx')}
      </button>
      <label className="dt-choice">
        <input
          type="checkbox"
          className="cb"
          checked={all}
          onChange={(event) => setAll(event.target.checked)}
        />
        {t('allColumns')}
      </label>
      {ticked.length > 0 && (
        <label className="dt-choice">
          <input
            type="checkbox"
            className="cb"
            checked={onlyTicked}
            onChange={(event) => setOnlyTicked(event.target.checked)}
          />
          {t('columns:onlyTicked', { count: ticked.length })}
        </label>
      )}
      <button
        type="button"
        className="dt-choice dt-apart"
        disabled={rows.length === 0}
        onClick={() => {
          onDone();
          onPrint();
        }}
      >
        {t('print')}
      </button>
      <DeletedLink />
      {failed && (
        <p role="alert" className="help err">
          {t('exportFailed')}
        </p>
      )}
    </div>
  );
};
