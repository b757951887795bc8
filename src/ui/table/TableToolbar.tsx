import { type ReactNode, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from '../Icon.tsx';
import { type Column, primaryOf } from './column.ts';
import { FilterChips, type FilterProps } from './FilterChips.tsx';
import { GroupChip } from './GroupChip.tsx';
import { MenuChip } from './MenuChip.tsx';
import { SearchField } from './SearchField.tsx';

export type ToolbarProps<T> = FilterProps<T> & {
  label: string;
  searchLabel: string | undefined;
  phone: boolean;
  typed: string;
  onSearch: (text: string) => void;
  onSearchEnd: () => void;
  total: number;
  /** Whether all rows are there: until then counts would only change, and an export would be a part. */
  complete: boolean;
  /** What is said of rows that are not there yet. */
  note: string | undefined;
  onRetry: (() => void) | undefined;
  matching: readonly T[];
  ticked: readonly T[];
  visible: readonly Column<T>[];
  narrowed: boolean;
  sorts: readonly string[];
  onSort: (keys: string[]) => void;
  onClear: () => void;
  onHide: (hidden: string[]) => void;
  groupedBy: Column<T> | undefined;
  onGroup: (id: string | undefined) => void;
  onPrint: () => void;
  /** Whether rows have columns, which can then be chosen and grouped by. */
  inColumns: boolean;
  extra: ReactNode;
};

const SheetButton = <T,>(props: ToolbarProps<T>) => {
  const { t } = useTranslation('table');
  const [open, setOpen] = useState(false);
  // `lazy` would lose the type of the rows.
  const [code, setCode] = useState<typeof import('./FilterSheet.tsx')>();
  const count = Object.values(props.f).filter((chosen) => chosen.length).length;
  return (
    <>
      <button
        type="button"
        className={count ? 'fil on' : 'fil'}
        aria-haspopup="dialog"
        aria-label={t('filters')}
        onClick={() => {
          setOpen(true);
          void import('./FilterSheet.tsx').then(setCode);
        }}
      >
        <Icon name="filter" />
        {count > 0 && <b>{count}</b>}
      </button>
      {open && code && <code.FilterSheet {...props} onClose={() => setOpen(false)} />}
    </>
  );
};

const ColumnsChip = <T,>({ columns, visible, onHide }: ToolbarProps<T>) => {
  const { t } = useTranslation('table');
  const primary = primaryOf(columns);
  return (
    <MenuChip
      label={t('columns')}
      content={
        <>
          <Icon name="columns" />
          <span className="dt-word">{t('columns')}</span>
        </>
      }
      menu={(_close, { ChoiceList }) => (
        <ChoiceList
          label={t('columns')}
          choices={columns
            .filter((column) => column !== primary)
            .map(({ id, header }) => ({ value: id, label: header }))}
          chosen={visible.map((column) => column.id)}
          onChange={(chosen) =>
            onHide(
              columns
                .filter((column) => !chosen.includes(column.id) && column !== primary)
                .map(({ id }) => id),
            )
          }
        />
      )}
    />
  );
};

export const TableToolbar = <T,>(props: ToolbarProps<T>) => {
  const { label, phone, typed, onSearch, total, matching, visible, columns, narrowed, onClear, extra } =
    props;
  const { t } = useTranslation('table');
  return (
    <div className="dt-tools no-print">
      <SearchField
        label={props.searchLabel ?? t('search', { count: total })}
        value={typed}
        onChange={onSearch}
        onEnd={props.onSearchEnd}
      />
      {phone ? (
        <SheetButton {...props} />
      ) : (
        <>
          <FilterChips columns={columns} f={props.f} rowsFor={props.rowsFor} onFilter={props.onFilter} />
          {narrowed && (
            <button type="button" className="dt-clear" onClick={onClear}>
              {t('clear')}
            </button>
          )}
          <span className="sp" />
        </>
      )}
      <span role="status" className={phone ? 'vh' : 'small ink2 nw'}>
        {props.complete ? matching.length < total && t('of', { shown: matching.length, total }) : props.note}
      </span>
      {props.onRetry && (
        <button type="button" className="dt-clear" onClick={props.onRetry}>
          {t('tryAgain')}
        </button>
      )}
      {extra}
      {!phone && props.inColumns && (
        <GroupChip columns={columns} groupedBy={props.groupedBy} onGroup={props.onGroup} />
      )}
      {!phone && props.inColumns && <ColumnsChip {...props} />}
      {!phone && (
        <MenuChip
          label={t('export')}
          disabled={!props.complete}
          content={
            <>
              <Icon name="fileDownload" />
              <span className="dt-word">{t('export')}</span>
            </>
          }
          menu={(close, { ExportChoices }) => (
            <ExportChoices
              label={label}
              rows={matching}
              ticked={props.ticked}
              visible={visible}
              columns={columns}
              onPrint={props.onPrint}
              onDone={close}
            />
          )}
        />
      )}
    </div>
  );
};
