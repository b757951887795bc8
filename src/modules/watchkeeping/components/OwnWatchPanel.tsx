import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { useNow } from '#ui/format/clock.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useOrders, useWatches } from '../queries.ts';
import { nextOf, onWatchAt } from '../rules/now.ts';
import { ordersToRead } from '../rules/orders.ts';
import { useCrew } from '../useRota.ts';

/** Home: this person's present or next watch, and the orders that they have not acknowledged, else who is on watch. */
export default function OwnWatchPanel({ user }: { user: User }) {
  const { t } = useTranslation('watchkeeping');
  const format = useFormat();
  const now = useNow();
  const watches = useWatches();
  const orders = useOrders();
  const next = nextOf(watches.data ?? [], user._id, now);
  const { nameOf } = useCrew();
  const on = onWatchAt(watches.data ?? [], now);
  const unread = ordersToRead(orders.data ?? [], user._id, format.today);
  return (
    <Panel title={t('home.title')} action={<AppLink to="/app/watchkeeping">{t('home.link')}</AppLink>}>
      <Loaded query={watches} ready={orders.data !== undefined} failed={t('loadFailed')} rows={2}>
        {() => (
          <ul className="rows">
            <li>
              {next ? (
                <ListRow
                  title={t(`station.${next.station}`)}
                  second={t(next.start <= now ? 'home.now' : 'home.next', {
                    from: format.dayTime(next.start),
                    to: format.time(next.end),
                  })}
                  rail={next.start <= now ? 'sel' : undefined}
                  to="/app/watchkeeping/$id"
                  params={{ id: next._id }}
                />
              ) : (
                <ListRow title={t('noneForYou')} to="/app/watchkeeping" />
              )}
            </li>
            <li>
              {unread.length > 0 ? (
                <ListRow
                  title={t('home.toRead')}
                  second={format.list(unread.map(({ title }) => title))}
                  rail="due"
                  to="/app/watchkeeping"
                />
              ) : (
                <ListRow
                  title={t('onWatchNow')}
                  second={format.list(on.map(({ userID }) => nameOf(userID))) || t('nobody')}
                  to="/app/watchkeeping"
                />
              )}
            </li>
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}
