import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import type { Order } from '../contract.ts';
import { openOf } from '../rules/totals.ts';
import styles from './orders.module.css';

type Step = { key: 'draft' | 'sent' | 'partReceived' | 'received' | 'cancelled'; text: string };

const order = ['draft', 'sent', 'partReceived', 'received'] as const;

/** The states of an order as a strip; the present one has an accent foot. */
export function OrderSteps({ order: given }: { order: Order }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { status, createdAt, sentAt, sentBy, supplierRef, expectedAt, wantedBy, receipts, lines } = given;
  const join = (...parts: string[]) => parts.filter(Boolean).join(', ');
  const done = lines.filter((line) => openOf(line) === 0).length;
  const last = receipts.findLast(({ kind }) => kind === 'delivery');
  const due = expectedAt
    ? t('step.expected', { day: format.shortDay(expectedAt) })
    : wantedBy
      ? t('step.wanted', { day: format.shortDay(wantedBy) })
      : '';
  const texts: Record<(typeof order)[number], string> = {
    draft: format.shortDay(createdAt),
    sent: sentAt
      ? join(
          t('step.sentBy', { when: format.dayTime(sentAt), by: sentBy }),
          supplierRef && t('step.ref', { ref: supplierRef }),
        )
      : '',
    partReceived:
      last && status !== 'received'
        ? join(format.shortDay(last.at), t('step.linesDone', { done, of: lines.length }))
        : '',
    received: given.receivedAt ? format.shortDay(given.receivedAt) : due,
  };
  const present = status === 'cancelled' ? -1 : order.indexOf(status);
  const steps: Step[] =
    status === 'cancelled'
      ? [
          { key: 'draft', text: texts.draft },
          {
            key: 'cancelled',
            text: given.cancelled
              ? t('step.cancelledBy', { ...given.cancelled, when: format.shortDay(given.cancelled.at) })
              : '',
          },
        ]
      : order.map((key) => ({ key, text: texts[key] }));
  return (
    <ol className={styles.steps} aria-label={t('step.label')}>
      {steps.map(({ key, text }, index) => {
        const isNow = key === status;
        const isPast = key !== 'cancelled' && status !== 'cancelled' ? index < present : !isNow;
        const isDone = isPast || (isNow && key === 'received');
        const icon: IconName = isDone ? 'check' : key === 'cancelled' ? 'block' : isNow ? 'play' : 'clock';
        const look = isNow ? styles.now : isPast ? '' : styles.todo;
        return (
          <li key={key} className={look} aria-current={isNow ? 'step' : undefined}>
            <Icon name={icon} className={isDone ? 'done-ink' : undefined} />
            <b>{t(`status.${key}`)}</b>
            <span>{text}</span>
          </li>
        );
      })}
    </ol>
  );
}
