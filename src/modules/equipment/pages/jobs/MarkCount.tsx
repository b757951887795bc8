import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from '../../equipment.module.css';
import type { Mark } from './marks.ts';

/** The number of overdue jobs on a machine, or else of due ones; nothing if there are none. */
export function MarkCount({ mark }: { mark: Mark | undefined }) {
  const { t } = useTranslation('equipment');
  if (!mark || mark.overdue + mark.due === 0) return null;
  const overdue = mark.overdue > 0;
  const count = overdue ? mark.overdue : mark.due;
  const words = t(overdue ? 'jobs.overdue' : 'jobs.due', { count });
  return (
    <span className={overdue ? `${styles.count} overdue-ink` : `${styles.count} due-ink`} title={words}>
      <Icon name={overdue ? 'error' : 'clock'} size="s" />
      <span aria-hidden="true">{count}</span>
      <span className="vh">{words}</span>
    </span>
  );
}
