import { useTranslation } from '#lib/useTranslation.ts';
import { ExportChoices } from './ExportChoices.tsx';
import { FilterFields } from './FilterFields.tsx';
import { TableSheet } from './TableSheet.tsx';
import type { ToolbarProps } from './TableToolbar.tsx';

/** More columns than this make no difference that anybody sees. */
const MAX_SORTS = 4;

/** One key of the order: its column and direction. Without a column, the keys behind it go too. */
const SortField = <T,>({ columns, sorts, onSort, at }: ToolbarProps<T> & { at: number }) => {
  const { t } = useTranslation('table');
  const key = sorts[at] ?? '';
  const id = key.replace(/^-/, '');
  const taken = sorts.slice(0, at).map((each) => each.replace(/^-/, ''));
  const set = (next: string) =>
    onSort(next ? [...sorts.slice(0, at), next, ...sorts.slice(at + 1)] : sorts.slice(0, at));
  return (
    <div className="grid2">
      <label className="f">
        <span className="label">{t(at ? 'thenBy' : 'sortBy')}</span>
        <span className="in">
          <select value={id} onChange={(event) => set(event.target.value)}>
            <option value="">{t(at ? 'nothing' : 'listOrder')}</option>
            {columns
              .filter((column) => column.sortable !== false && !taken.includes(column.id))
              .map((column) => (
                <option key={column.id} value={column.id}>
                  {column.header}
                </option>
              ))}
          </select>
        </span>
      </label>
      <label className="f">
        <span className="label">{t('sort')}</span>
        <span className="in">
          <select
            value={key === id ? 'asc' : 'desc'}
            disabled={!id}
            onChange={(event) => set(event.target.value === 'desc' ? `-${id}` : id)}
          >
            <option value="asc">{t('ascending')}</option>
            <option value="desc">{t('descending')}</option>
          </select>
        </span>
      </label>
    </div>
  );
};

const GroupField = <T,>({ columns, groupedBy, onGroup }: ToolbarProps<T>) => {
  const { t } = useTranslation('table');
  const able = columns.filter((column) => column.groupable);
  if (!able.length) return null;
  return (
    <label className="f">
      <span className="label">{t('group')}</span>
      <span className="in">
        <select value={groupedBy?.id ?? ''} onChange={(event) => onGroup(event.target.value || undefined)}>
          <option value="">{t('noGroups')}</option>
          {able.map(({ id, header }) => (
            <option key={id} value={id}>
              {header}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
};

/** Filters, sort, groups and export on a phone, in a sheet; loaded on first use. */
export const FilterSheet = <T,>(props: ToolbarProps<T> & { onClose: () => void }) => {
  const { label, columns, visible, matching, f, rowsFor, onFilter, onClear, narrowed, complete, onClose } =
    props;
  const { t } = useTranslation('table');
  return (
    <TableSheet label={t('filters')} onClose={onClose}>
      <div className="dt-sheet-in">
        {Array.from({ length: Math.min(MAX_SORTS, props.sorts.length + 1) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a field is known by its place in the order
          <SortField key={at} {...props} at={at} />
        ))}
        <GroupField {...props} />
        {columns
          .filter((column) => column.filter)
          .map((column) => (
            <section key={column.id} aria-label={column.header}>
              <h3>{column.header}</h3>
              <FilterFields
                column={column}
                rowsFor={rowsFor}
                chosen={f[column.id] ?? []}
                onChange={(next, how) => onFilter(column.id, next, how)}
              />
            </section>
          ))}
        {complete && (
          <section aria-label={t('export')}>
            <h3>{t('export')}</h3>
            <ExportChoices
              label={label}
              rows={matching}
              ticked={props.ticked}
              visible={visible}
              columns={columns}
              onPrint={props.onPrint}
              onDone={onClose}
            />
          </section>
        )}
      </div>
      <div className="dt-sheet-end">
        <button type="button" className="btn" disabled={!narrowed} onClick={onClear}>
          {t('clear')}
        </button>
        <button type="button" className="btn p" onClick={onClose}>
          {complete ? `${t('done')} · ${matching.length}` : t('done')}
        </button>
      </div>
    </TableSheet>
  );
};
