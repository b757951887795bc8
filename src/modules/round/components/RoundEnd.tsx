import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Readouts } from '#ui/Readouts.tsx';
import { type Outcomes, tally } from '../rules.ts';
import styles from './round.module.css';

type Props = { order: readonly string[]; outcomes: Outcomes; begun: number; onOpen: (id: string) => void };

const MINUTE_MS = 60_000;

/** The end of a round: its outcomes, and how long it took. */
export function RoundEnd({ order, outcomes, begun, onOpen }: Props) {
  const { t } = useTranslation('round');
  const [ended] = useState(() => Date.now());
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { fine, limits, problem, skipped } = tally(order, outcomes);
  const left = order.find((id) => outcomes.get(id) === 'skipped');
  return (
    <section className={`panel ${styles.card}`} aria-labelledby="rd-end">
      <div className={styles.body}>
        <h2 id="rd-end" ref={title} tabIndex={-1}>
          <Icon name="check" className="done-ink" /> {t('done')}
        </h2>
        <p className="ink2">{t('took', { count: Math.max(1, Math.round((ended - begun) / MINUTE_MS)) })}</p>
        <Readouts
          label={t('result')}
          items={[
            { label: t('outcome.fine'), figure: fine },
            ...(limits > 0 ? [{ label: t('outcome.limits'), figure: limits, act: 'overdue' as const }] : []),
            {
              label: t('outcome.problem'),
              figure: problem,
              ...(problem > 0 ? { act: 'overdue' as const } : {}),
            },
            { label: t('outcome.skipped'), figure: skipped, ...(skipped > 0 ? { act: 'due' as const } : {}) },
          ]}
        />
      </div>
      <div className={styles.answers}>
        {left !== undefined && (
          <Button big onClick={() => onOpen(left)}>
            {t('doSkipped')}
          </Button>
        )}
        <ButtonLink to="/app/home" variant="primary" big>
          {t('toHome')}
        </ButtonLink>
      </div>
    </section>
  );
}
