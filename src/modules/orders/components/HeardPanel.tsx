import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { Order } from '../contract.ts';
import { approvalHolds } from '../rules/approval.ts';

type Entry = { id: string; at: string; by: string; icon: IconName; title: string; failed?: boolean };

/** What went out of an order, and who agreed to it, newest first. */
export function HeardPanel({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { approval, mails, sentAt, sentBy } = order;
  const total = format.money(approval?.total, approval?.currency ?? order.currency);
  const stale = approval && order.status === 'draft' && !approvalHolds(order);
  const entries: Entry[] = [
    ...mails.map((mail): Entry => {
      const { _id, at, by, to, state } = mail;
      const title = {
        sending: t('heard.sending', { to }),
        sent: t('heard.mailed', { to }),
        failed: t('heard.failed', { to }),
      };
      return { id: _id, at, by, icon: 'mail', title: title[state], failed: state === 'failed' };
    }),
    ...(approval
      ? [
          {
            id: 'approval',
            at: approval.at ?? approval.askedAt,
            by: approval.by || approval.askedBy,
            icon: 'approved' as const,
            title: [t(`heard.${approval.state}`, { total }), stale ? t('heard.stale') : '']
              .filter(Boolean)
              .join('. '),
          },
        ]
      : []),
    ...(sentAt && !mails.some(({ state }) => state === 'sent')
      ? [{ id: 'placed', at: sentAt, by: sentBy, icon: 'send' as const, title: t('heard.placed') }]
      : []),
  ].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <Panel title={t('heard.title')}>
      {entries.length === 0 ? (
        <p className="pad small ink2">{t('heard.none')}</p>
      ) : (
        <ul className="rows">
          {entries.map(({ id, at, by, icon, title, failed }) => (
            <li key={id}>
              <ListRow
                icon={<Icon name={failed ? 'error' : icon} className={failed ? 'overdue-ink' : undefined} />}
                title={title}
                second={t('heard.by', { when: format.dayTime(at), by })}
                rail={failed ? 'overdue' : undefined}
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
