import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { Person } from '#modules/worklist/contract.ts';
import type { JobRow } from '#modules/worklist/rules/rows.ts';
import type { JobLabels } from '#modules/worklist/useJobLabels.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { firstOf } from '../columns.ts';
import { BoardCard } from './BoardCard.tsx';
import styles from './board.module.css';

/** The number of jobs drawn per column; more on request. */
const PAGE_CARDS = 50;

export type ColumnProps = {
  id: string;
  name: string;
  rows: readonly JobRow[];
  people: ReadonlyMap<string, Person>;
  labels: JobLabels;
  hintId: string;
  /** The card of this column that has the focus. */
  active: string | undefined;
  /** The card of this column that is being moved. */
  lifted: string | undefined;
  over: boolean;
  /** The job moved last. */
  moved: string | undefined;
  targets: readonly { id: string; name: string }[];
  onMove: (row: JobRow, from: string, to: string) => void;
  /** Rendered below the cards. */
  after?: ReactNode;
  afterCount?: number;
  /** Without its heading: a tab names it. */
  bare?: boolean;
};

/** A column of the board: the most urgent jobs first. */
export function BoardColumn(props: ColumnProps) {
  const { id, name, rows, people, labels, hintId, active, lifted, over, moved, targets, onMove } = props;
  const { after, afterCount = 0, bare } = props;
  const { t } = useTranslation('jobboard');
  const { number } = useFormat();
  const [count, setCount] = useState(PAGE_CARDS);
  const headId = useId();
  const visible = firstOf(rows, count, moved);
  const others = targets.filter((target) => target.id !== id);
  const keyOf = (row: JobRow) => `${id}/${row.job._id}`;
  const focused = visible.find((row) => keyOf(row) === active) ?? visible[0];
  return (
    <section
      className={`${styles.column} ${over ? styles.over : ''}`}
      data-drop={id}
      aria-labelledby={headId}
    >
      <header className={bare ? 'vh' : ''}>
        <h2 id={headId} className="el">
          {name}
        </h2>
        <span className="n">{number(rows.length + afterCount)}</span>
      </header>
      <div className={styles.scroll}>
        {visible.length > 0 && (
          <ul className={`plain ${styles.cards}`}>
            {visible.map((row) => (
              <BoardCard
                key={row.job._id}
                row={row}
                cardKey={keyOf(row)}
                people={row.job.assignees.flatMap((person) => people.get(person) ?? [])}
                labels={labels}
                t={t}
                active={row === focused}
                lifted={keyOf(row) === lifted}
                hintId={hintId}
                targets={others}
                onMove={(to) => onMove(row, id, to)}
              />
            ))}
          </ul>
        )}
        {rows.length > count && (
          <Button variant="quiet" className={styles.more} onClick={() => setCount(count + PAGE_CARDS)}>
            {t('showMore', { count: Math.min(PAGE_CARDS, rows.length - count) })}
          </Button>
        )}
        {after}
        {rows.length + afterCount === 0 && <p className={`small ink2 ${styles.none}`}>{t('columnEmpty')}</p>}
      </div>
    </section>
  );
}
