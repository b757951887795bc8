import { useId } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { JobRow } from '#modules/worklist/rules/rows.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { useElementSize } from '../useElementSize.ts';
import { CalendarChip } from './CalendarChip.tsx';
import styles from './calendar.module.css';

/** Width of a chip in a lane and of its button for the rest; must match calendar.css. */
const CHIP_PX = 156;
const REST_PX = 84;

type Props = {
  name: string;
  rows: readonly JobRow[];
  links: boolean;
  carried: string | undefined;
  onOpen: () => void;
};

/** Jobs above the days, in one line: as many as fit, the rest behind a button. */
export function Lane({ name, rows, links, carried, onOpen }: Props) {
  const { t } = useTranslation('jobboard');
  const { number } = useFormat();
  const id = useId();
  const { ref, size } = useElementSize();
  const fits = Math.max(1, Math.floor((size.width + 6) / CHIP_PX));
  const visible =
    rows.length > fits ? rows.slice(0, Math.max(1, Math.floor((size.width - REST_PX) / CHIP_PX))) : rows;
  const rest = rows.length - visible.length;
  return (
    <section className={styles.lane} aria-labelledby={id}>
      <h2 id={id}>
        <button type="button" className={styles.open} onClick={onOpen}>
          {name} <span className="n">{number(rows.length)}</span>
        </button>
      </h2>
      <div className={styles.line} ref={ref}>
        <ul className="plain">
          {visible.map((row) => (
            <CalendarChip key={row.job._id} row={row} link={links} lifted={carried === row.job._id} />
          ))}
        </ul>
        {rest > 0 && (
          <button type="button" className={`${styles.open} small`} onClick={onOpen}>
            {t('more', { count: rest })}
          </button>
        )}
      </div>
    </section>
  );
}
