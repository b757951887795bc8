import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { addDays } from '#modules/hoursofrest/rules/timeline.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useNow } from '#ui/format/clock.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Menu } from '#ui/Menu.tsx';
import { MonthSteps } from '#ui/MonthSteps.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { NowPanel } from '../components/NowPanel.tsx';
import { OrdersPanel } from '../components/OrdersPanel.tsx';
import { RotaTable } from '../components/RotaTable.tsx';
import { SwapsPanel } from '../components/SwapsPanel.tsx';
import styles from '../components/watch.module.css';
import { watchkeeping } from '../contract.ts';
import { useArrangementsPdf, useOrders, usePlans, useWatches } from '../queries.ts';
import { nextOf } from '../rules/now.ts';
import { useCrew, useRota } from '../useRota.ts';

/** Nothing where all rest is kept, as it should be. */
const RepairPanel = lazyPart(() => import('../components/RepairPanel.tsx'), null);

const route = getRouteApi('/app/watchkeeping/');

const DAYS = 7;

/** The rota of days that have passed is no longer made. */
const firstOf = (day: string, today: string) => (day <= today ? today : day);

/** Watches: who is on now, the rota beside the itinerary, what it breaks, swaps, and orders. */
export function WatchkeepingPage() {
  const { t } = useTranslation('watchkeeping');
  const format = useFormat();
  const navigate = useNavigate();
  const now = useNow();
  const me = useUser();
  const mayPlan = can(me, watchkeeping.access.write);
  const query = useWatches();
  const plans = usePlans();
  const orders = useOrders();
  const crew = useCrew();
  const from = route.useSearch().from ?? format.today;
  const to = addDays(from, DAYS - 1);
  const rota = useRota(from, to);
  const { mutate: print, isPending: printing } = useArrangementsPdf();
  const plan = useDialog(() => import('../components/PlanDialog.tsx'));
  const watch = useDialog(() => import('../EditForm.tsx'));
  const make = useDialog(() => import('../components/RotaDialog.tsx'));
  const next = nextOf(query.data ?? [], me._id, now);
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={
          next
            ? t(next.start <= now ? 'youAreOn' : 'yourNext', {
                ...{ station: t(`station.${next.station}`) },
                ...{ from: format.dayTime(next.start), to: format.time(next.end) },
              })
            : t('noneForYou')
        }
        actions={
          <>
            <ButtonLink to="/app/watchkeepinglogs">{t('handovers')}</ButtonLink>
            {mayPlan && (
              <Button icon={<Icon name="add" />} onClick={() => plan.open({})}>
                {t('newPlan')}
              </Button>
            )}
            <Menu
              iconOnly
              icon={<Icon name="more" />}
              label={t('more')}
              items={[
                ...(mayPlan
                  ? [{ label: t('newWatch'), icon: <Icon name="add" />, onClick: () => watch.open({}) }]
                  : []),
                {
                  label: t('arrangements'),
                  icon: <Icon name="pdf" />,
                  disabled: printing,
                  onClick: () => print({ boatID: me.boatID, from, to }),
                },
              ]}
            />
          </>
        }
        primary={
          mayPlan && (
            <Button
              variant="primary"
              icon={<Icon name="event" />}
              onClick={() => make.open({ from: firstOf(from, format.today), to: firstOf(to, format.today) })}
            >
              {t('makeRota')}
            </Button>
          )
        }
      />
      <Loaded
        query={query}
        ready={plans.data !== undefined && orders.data !== undefined && crew.loaded}
        failed={t('loadFailed')}
        framed
        rows={12}
      >
        {() => (
          <div className="stack">
            <NowPanel />
            <div className={styles.columns}>
              <div className="stack">
                <Panel
                  title={t('rotaOf', { from: format.shortDay(from), to: format.shortDay(to) })}
                  action={
                    <span className={styles.buttons}>
                      <MonthSteps
                        before={t('weekBefore')}
                        after={t('weekAfter')}
                        onStep={(step) =>
                          void navigate({
                            to: '/app/watchkeeping',
                            search: { from: addDays(from, step * DAYS) },
                          })
                        }
                      />
                    </span>
                  }
                >
                  {rota.people.length === 0 ? (
                    <EmptyState title={t('empty')} hint={t('emptyHint')} />
                  ) : (
                    <RotaTable rota={rota} onPlan={mayPlan ? (item) => plan.open({ item }) : undefined} />
                  )}
                </Panel>
                <RepairPanel rota={rota} mayPlan={mayPlan} />
              </div>
              <div className="stack">
                <SwapsPanel />
                <OrdersPanel />
              </div>
            </div>
          </div>
        )}
      </Loaded>
      {plan.element}
      {watch.element}
      {make.element}
    </>
  );
}
