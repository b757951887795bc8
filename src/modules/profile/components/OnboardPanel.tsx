import { useTranslation } from 'react-i18next';
import { useHistory } from '#modules/history/queries.ts';
import { useNow, useShipTime } from '#modules/vessel/useShipTime.ts';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

const MOST = 12;

/** When somebody came aboard and went ashore, newest first, from the history of a profile or a guest. */
export function OnboardPanel({ resource, id }: { resource: 'profiles' | 'guests'; id: string }) {
  const { t } = useTranslation('profile');
  const { data, isPending } = useHistory(resource, id);
  const ship = useShipTime();
  const now = useNow();
  const taps = (data ?? [])
    .filter(({ action, after }) => action === 'update' && typeof after?.onboard === 'boolean')
    .slice(0, MOST);
  return (
    <Panel title={t('section.onboard')} count={data && taps.length}>
      {isPending ? (
        <Skeleton rows={2} />
      ) : taps.length === 0 ? (
        <p className="pf-pad small ink2">{t('onboard.none')}</p>
      ) : (
        <ul className="rows">
          {taps.map(({ _id, at, after, userName }) => (
            <li key={_id}>
              <ListRow
                title={after?.onboard === true ? t('onboard.came') : t('onboard.went')}
                second={t('onboard.by', { when: ship.dayTime(at, now), who: userName })}
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
