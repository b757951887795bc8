import { useTranslation } from '#lib/useTranslation.ts';
import { ExportChoices } from './ExportChoices.tsx';
import { FilterFields } from './FilterFields.tsx';
import { TableSheet } from './TableSheet.tsx';
import type { ToolbarProps } from './TableToolbar.tsx';

const SortFields = <T,>({ columns, sortId, desc, onSort }: ToolbarProps<T>) => {
  const { t } = useTranslation('table');
  return (
    <div className="grid2">
      <label className="f">
        <span className="label">{t('sortBy')}</span>
        <span className="in">
          <select value={sortId ?? ''} onChange={(event) => onSort(event.target.value || undefined, false)}>
            <option value="">{t('listOrder')}</option>
            {columns
              .filter((column) => column.sortable !== false)
              .map(({ id, header }) => (
                <option key={id} value={id}>
                  {header}
                </option>
              ))}
          </select>
        </span>
      </label>
      <label className="f">
        <span className="label">{t('sort')}</span>
        <span className="in">
          <select
            value={desc ? 'desc' : 'asc'}
            disabled={!sortId}
            onChange={(event) => onSort(sortId, event.target.value === 'desc')}
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
        <SortFields {...props} />
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
