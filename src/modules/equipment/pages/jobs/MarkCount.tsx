import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from '../../equipment.module.css';
import type { Mark } from './marks.ts';

/** How many jobs are overdue on a machine, else how many are due; nothing when none are. */
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
