import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { useJobRows } from '#modules/worklist/useJobRows.ts';
import { useNow } from '#ui/format/clock.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { firstScope, jobsToday } from '../../day.ts';
import styles from '../home.module.css';

/** "Good morning, Tom. 5 jobs today, 1 overdue.": by the ship's clock, for the user's department. */
export function Greeting({ user }: { user: User }) {
  const { t } = useTranslation('home');
  const { rows, around, isPending } = useJobRows();
  const hour = Number(useFormat().time(useNow()).slice(0, 2));
  const part = hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
  const jobs = jobsToday(rows, { scope: firstScope(rows, user), person: user, today: around.today });
  const count = jobs.length;
  const overdue = jobs.filter(({ state }) => state === 'overdue').length;
  return (
    // A new element for the longer text: if it is truncated, its line is positioned slightly lower.
    <span key={String(isPending)} className={`${styles.facts} ${styles.greeting}`}>
      {t(`greeting.${part}`, { name: user.firstName })}{' '}
      {!isPending && t(overdue > 0 ? 'todayLate' : 'todayJobs', { count, overdue })}
    </span>
  );
}
