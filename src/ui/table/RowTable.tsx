import type { ReactNode } from 'react';
import styles from './RowTable.module.css';

export type RowColumn<T> = {
  header: string;
  /** Nothing is a dash in the table and left out of a block. */
  cell: (row: T) => ReactNode;
  /**
   * `head` names the row, `number` is at the end of its column, and `text` may be long: it wraps, and has a line of its
   * own in a block.
   */
  as?: 'head' | 'number' | 'text';
  className?: string | undefined;
};

type Props<T> = {
  label: string;
  columns: readonly RowColumn<T>[];
  groups: readonly { name?: string; rows: readonly T[] }[];
};

const isNothing = (content: ReactNode) =>
  content === null || content === undefined || content === '' || content === false;

/** A table to read: on a phone and an upright tablet each row is a block, in which every figure has its name. */
export function RowTable<T extends { _id: string }>({ label, columns, groups }: Props<T>) {
  const classOf = ({ as, className }: RowColumn<T>, isEmpty = false) =>
    [as === 'number' && 'num', as === 'text' && styles.text, className, isEmpty && styles.none]
      .filter(Boolean)
      .join(' ') || undefined;
  return (
    <section className={styles.scroll} aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.header} scope="col" className={column.as === 'number' ? 'num' : undefined}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ name, rows }) => (
          <tbody key={name ?? ''}>
            {name !== undefined && (
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={columns.length}>
                  {name}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <tr key={row._id}>
                {columns.map((column) => {
                  const content = column.cell(row);
                  const isEmpty = isNothing(content);
                  return column.as === 'head' ? (
                    <th key={column.header} scope="row" className={classOf(column)}>
                      {content}
                    </th>
                  ) : (
                    <td key={column.header} data-label={column.header} className={classOf(column, isEmpty)}>
                      {isEmpty ? '–' : content}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
