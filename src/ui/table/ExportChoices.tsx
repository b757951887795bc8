import { useState } from 'react';
import { saveFile } from '#lib/saveFile.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import type { Column } from './column.ts';
import { DeletedLink } from './DeletedLink.tsx';

type Props<T> = {
  label: string;
  rows: readonly T[];
  visible: readonly Column<T>[];
  columns: readonly Column<T>[];
  onPrint: () => void;
  onDone: () => void;
};

/** Exports the list as a file or on paper: the visible columns and rows, in their order. */
export const ExportChoices = <T,>({ label, rows, visible, columns, onPrint, onDone }: Props<T>) => {
  const { t } = useTranslation('table');
  const [all, setAll] = useState(false);
  const [failed, setFailed] = useState(false);
  const save = async (ending: 'csv' | 'xlsx') => {
    setFailed(false);
    try {
      const { sheetOf, toCsv, fileName } = await import('./exportRows.ts');
      const sheet = sheetOf(rows, all ? columns : visible);
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
