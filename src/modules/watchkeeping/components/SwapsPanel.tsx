import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useNow } from '#ui/format/clock.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Panel } from '#ui/Panel.tsx';
import { type Watch, watchkeeping } from '../contract.ts';
import { useAnswerSwap, useWatches } from '../queries.ts';
import { useCrew } from '../useRota.ts';
import styles from './watch.module.css';

/** The answers to a swap that the reader may give. */
export function SwapAnswer({ watch }: { watch: Watch }) {
  const { t } = useTranslation('watchkeeping');
  const me = useUser();
  const { mutate: answer } = useAnswerSwap();
  const { swap } = watch;
  if (!swap) return null;
  const planner = can(me, watchkeeping.access.write);
  const asked = swap.toID === me._id;
  const give = (agreed: boolean) => answer({ watch, agreed, reason: '', planner });
  return (
    <span className={styles.buttons}>
      {(planner || (asked && !swap.agreed)) && (
        <Button slim variant="primary" onClick={() => give(true)}>
          {t(planner ? 'approve' : 'agree')}
        </Button>
      )}
      {(planner || asked) && (
        <Button slim onClick={() => give(false)}>
          {t('decline')}
        </Button>
      )}
      {!planner && !asked && swap.byID === me._id && (
        <Button slim onClick={() => give(false)}>
          {t('takeBack')}
        </Button>
      )}
    </span>
  );
}

/** The swaps that wait for an answer. */
export function SwapsPanel() {
  const { t } = useTranslation('watchkeeping');
  const format = useFormat();
  const now = useNow();
  const watches = useWatches();
  const { nameOf } = useCrew();
  const open = (watches.data ?? [])
    .filter(({ swap, start }) => swap !== null && start > now)
    .sort((a, b) => a.start.localeCompare(b.start));
  return (
    <Panel title={t('swaps')} count={watches.data && open.length}>
      <Loaded query={watches} failed={t('loadFailed')}>
        {() =>
          open.length === 0 ? (
            <EmptyState title={t('noSwaps')} hint={t('noSwapsHint')} />
          ) : (
            <ul className={`rows ${styles.swaps}`}>
              {open.map((watch) => (
                <li key={watch._id}>
                  <ListRow
                    icon={<Icon name="swap" />}
                    title={t('swapOf', { name: nameOf(watch.userID), to: nameOf(watch.swap?.toID ?? '') })}
                    second={[
                      t(`station.${watch.station}`),
                      format.dayTime(watch.start),
                      watch.swap?.agreed ? t('colleagueAgreed') : '',
                      watch.swap?.reason,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                    to="/app/watchkeeping/$id"
                    params={{ id: watch._id }}
                    end={<SwapAnswer watch={watch} />}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}
