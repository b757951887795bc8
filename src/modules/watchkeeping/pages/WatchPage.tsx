import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { HistoryPanel } from '#modules/history/components/HistoryPanel.tsx';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { Columns } from '#ui/Columns.tsx';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useNow } from '#ui/format/clock.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ItemHeader } from '#ui/ItemHeader.tsx';
import { ItemPage } from '#ui/ItemPage.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { OrdersPanel } from '../components/OrdersPanel.tsx';
import { SwapAnswer } from '../components/SwapsPanel.tsx';
import styles from '../components/watch.module.css';
import { type Watch, type WatchLog, watchkeeping } from '../contract.ts';
import {
  useOrders,
  useRemoveLog,
  useRemoveWatch,
  useStandWatch,
  useWatch,
  useWatches,
  useWatchLogs,
} from '../queries.ts';
import { reliefOf, relievedBy } from '../rules/now.ts';
import { useCrew } from '../useRota.ts';

const route = getRouteApi('/app/watchkeeping/$id');

const states = { planned: 'upcoming', onWatch: 'inProgress', relieved: 'done', missed: 'overdue' } as const;

/** A watch: who stands it, who is relieved and relieves, hand-over notes with their signatures, a swap. */
export function WatchPage() {
  const { t } = useTranslation('watchkeeping');
  const { id } = route.useParams();
  const logs = useWatchLogs();
  const all = useWatches();
  const crew = useCrew();
  const noOrders = useOrders().isLoading;
  return (
    <ItemPage
      query={useWatch(id)}
      ready={logs.data !== undefined && all.data !== undefined && crew.loaded && !noOrders}
      title={t('watch')}
      t={t}
      back={{ to: '/app/watchkeeping' }}
    >
      {(watch) => <Page key={id} watch={watch} />}
    </ItemPage>
  );
}

function Page({ watch }: { watch: Watch }) {
  const { t } = useTranslation('watchkeeping');
  const format = useFormat();
  const now = useNow();
  const me = useUser();
  const { nameOf } = useCrew();
  const { data: watches = [] } = useWatches();
  const { data: logs = [] } = useWatchLogs();
  const mayPlan = can(me, watchkeeping.access.write);
  const own = watch.userID === me._id;
  const { mutateAsync: remove } = useRemoveWatch();
  const { mutate: stand } = useStandWatch();
  const edit = useDialog(() => import('../EditForm.tsx'), { item: watch });
  const write = useDialog(() => import('../components/LogDialog.tsx'));
  const swap = useDialog(() => import('../components/SwapDialog.tsx'), { watch });
  const [relief, before] = [reliefOf(watches, watch), relievedBy(watches, watch)];
  const mine = logs.filter(({ watchID }) => watchID === watch._id);
  const received = before ? logs.filter(({ watchID }) => watchID === before._id) : [];
  const link = (other: Watch) => (
    <AppLink to="/app/watchkeeping/$id" params={{ id: other._id }}>
      {t('whoAt', { name: nameOf(other.userID), time: format.dayTime(other.start) })}
    </AppLink>
  );
  const begun = watch.start <= now;
  return (
    <>
      <ItemHeader
        id={watch._id}
        name={t('watchTitle', { station: t(`station.${watch.station}`), name: nameOf(watch.userID) })}
        facts={[
          `${format.weekday(watch.start, 'long')} ${format.dayTime(watch.start)} – ${format.time(watch.end)}`,
        ]}
        list={{ label: t('title'), to: '/app/watchkeeping' }}
        edit={mayPlan && edit}
        remove={() => remove(watch._id)}
        removeBody={t('removeBody')}
        ownPrimary={own}
      />
      <Columns
        left={
          <>
            <Panel
              title={t('watch')}
              action={<StateChip state={states[watch.status]}>{t(`status.${watch.status}`)}</StateChip>}
            >
              <DescriptionList
                facts={[
                  [t('relieves'), before ? link(before) : ''],
                  [t('relievedBy'), relief ? link(relief) : ''],
                  [t('field.done'), t(watch.done ? 'yes' : 'no')],
                  [t('field.note'), watch.note, 'wide'],
                ]}
              />
              {(own || mayPlan) && (
                <div className={`pad ${styles.buttons}`}>
                  {begun && watch.status === 'planned' && (
                    <Button
                      variant={own ? 'primary' : 'default'}
                      icon={<Icon name="play" />}
                      onClick={() => stand({ watch, status: 'onWatch', done: watch.done })}
                    >
                      {t('begin')}
                    </Button>
                  )}
                  <Button
                    icon={<Icon name={watch.done ? 'close' : 'check'} />}
                    onClick={() => stand({ watch, status: watch.status, done: !watch.done })}
                  >
                    {t(watch.done ? 'notDone' : 'markDone')}
                  </Button>
                  {begun && mayPlan && watch.status !== 'missed' && watch.status !== 'relieved' && (
                    <Button onClick={() => stand({ watch, status: 'missed', done: false })}>
                      {t('markMissed')}
                    </Button>
                  )}
                  {!begun && !watch.swap && (
                    <Button icon={<Icon name="swap" />} onClick={() => swap.open()}>
                      {t('askSwap')}
                    </Button>
                  )}
                </div>
              )}
            </Panel>
            {watch.swap && (
              <Panel title={t('swapOpen')}>
                <div className="pad stack">
                  <p>
                    <b>{t('swapOf', { name: nameOf(watch.userID), to: nameOf(watch.swap.toID) })}</b>
                    <br />
                    <span className="small ink2">
                      {[watch.swap.reason, watch.swap.agreed ? t('colleagueAgreed') : t('waitsColleague')]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </p>
                  <SwapAnswer watch={watch} />
                </div>
              </Panel>
            )}
            <Panel
              title={t('handover')}
              count={mine.length}
              action={
                (own || mayPlan) && (
                  <Button variant="link" onClick={() => write.open({ watch })}>
                    {t('newLog')}
                  </Button>
                )
              }
            >
              {mine.length === 0 ? (
                <EmptyState title={t('noLogs')} hint={t('noLogsHint')} />
              ) : (
                mine.map((log) => (
                  <Log
                    key={log._id}
                    log={log}
                    watch={watch}
                    reliefID={relief?.userID ?? ''}
                    onEdit={own || mayPlan ? () => write.open({ watch, item: log }) : undefined}
                  />
                ))
              )}
            </Panel>
            {before && received.length > 0 && (
              <Panel title={t('receivedFrom', { name: nameOf(before.userID) })} count={received.length}>
                {received.map((log) => (
                  <Log key={log._id} log={log} watch={before} reliefID={watch.userID} onEdit={undefined} />
                ))}
              </Panel>
            )}
          </>
        }
        right={
          <>
            <OrdersPanel />
            {mayPlan && <HistoryPanel resource="watchkeeping" id={watch._id} />}
          </>
        }
      />
      {write.element}
      {swap.element}
    </>
  );
}

type LogProps = {
  log: WatchLog;
  watch: Watch;
  reliefID: string;
  onEdit: (() => void) | undefined;
};

/** A hand-over with its signatures: who is relieved, then the relief. */
function Log({ log, watch, reliefID, onEdit }: LogProps) {
  const { t } = useTranslation('watchkeeping');
  const format = useFormat();
  const { mutate: remove } = useRemoveLog();
  const sign = useDialog(() => import('../components/SignDialog.tsx'), { log, watch, reliefID });
  const off = log.signatures.find(({ role }) => role === 'off');
  const on = log.signatures.find(({ role }) => role === 'on');
  return (
    <article className="pad stack" aria-label={t('handoverBy', { name: log.by })}>
      <p className="pre">{log.notes}</p>
      <p className="small ink2">
        {[log.by, format.dayTime(log.updatedAt), log.rounds ? t('field.rounds') : '']
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="row">
        {off ? (
          <StateChip state="done">
            {t('signedOff', { name: off.name, when: format.dayTime(off.at) })}
          </StateChip>
        ) : (
          <>
            <Button variant="primary" icon={<Icon name="edit" />} onClick={() => sign.open({ role: 'off' })}>
              {t('signHandOver')}
            </Button>
            {onEdit && (
              <>
                <Button slim icon={<Icon name="edit" />} onClick={onEdit}>
                  {t('change')}
                </Button>
                <Button slim icon={<Icon name="trash" />} onClick={() => remove(log._id)}>
                  {t('delete')}
                </Button>
              </>
            )}
          </>
        )}
        {on && (
          <StateChip state="done">{t('signedOn', { name: on.name, when: format.dayTime(on.at) })}</StateChip>
        )}
        {off && !on && (
          <Button variant="primary" icon={<Icon name="edit" />} onClick={() => sign.open({ role: 'on' })}>
            {t('takeWatch')}
          </Button>
        )}
      </div>
      {sign.element}
    </article>
  );
}
