import type { ReactNode } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { Spare } from '#modules/spares/contract.ts';
import styles from './drawing.module.css';

type Props = { part: Spare | undefined; spotKey: string | undefined; second: ReactNode; children: ReactNode };

/** What is said of the chosen part, and what can be done with it; within the thumb's reach on touch. */
export function ChosenBar({ part, spotKey, second, children }: Props) {
  const { t } = useTranslation('sections');
  const name = part
    ? [part.key, [part.designation, part.partNo].filter(Boolean).join(' ')].filter(Boolean).join(' · ')
    : spotKey && t('spotFree', { key: spotKey });
  return (
    <section className={`primary-bar ${styles.bar}`} aria-label={t('chosen')}>
      <div className={styles.chosen} aria-live="polite">
        <b>{name || t('chooseHere')}</b>
        {second && <span className="small ink2">{second}</span>}
      </div>
      {children}
    </section>
  );
}
