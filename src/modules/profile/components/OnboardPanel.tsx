import { useTranslation } from '#lib/useTranslation.ts';
import { useHistory } from '#modules/history/queries.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

const MAX_ROWS = 12;

/** When somebody boarded and went ashore, newest first, from the history of a profile or a guest. */
export function OnboardPanel({ resource, id }: { resource: 'profiles' | 'guests'; id: string }) {
  const { t } = useTranslation('profile');
  const { data, isPending } = useHistory(resource, id);
  const format = useFormat();
  const taps = (data ?? [])
    .filter(({ action, after }) => action === 'update' && typeof after?.onboard === 'boolean')
    .slice(0, MAX_ROWS);
  return (
    <Panel title={t('section.onboard')} count={data && taps.length}>
      {isPending ? (
        <Skeleton rows={2} />
      ) : taps.length === 0 ? (
        <p className="pad small ink2">{t('onboard.none')}</p>
      ) : (
        <ul className="rows">
          {taps.map(({ _id, at, after, userName }) => (
            <li key={_id}>
              <ListRow
                title={after?.onboard === true ? t('onboard.came') : t('onboard.went')}
                second={t('onboard.by', { when: format.dayTime(at), who: userName })}
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
