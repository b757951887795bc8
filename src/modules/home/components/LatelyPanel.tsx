import { useTranslation } from '#lib/useTranslation.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { Change } from '../rules.ts';

const MAX_SHOWN = 7;

type Props = { changes: readonly Change[]; days: number };

/** The newest readings and edits. */
export function LatelyPanel({ changes, days }: Props) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const say = ({ item, what, who }: Change) => {
    if (what !== 'hours') return t(`change.${what}`, { who });
    const hours = format.hours(item.meterValue ?? 0);
    return who ? t('change.hoursBy', { hours, who }) : t('change.hours', { hours });
  };
  return (
    <Panel title={t('lately')}>
      {changes.length === 0 ? (
        <EmptyState
          icon={<Icon name="clock" />}
          title={t('latelyNone', { count: days })}
          hint={t('latelyNoneHint')}
        />
      ) : (
        <ul className="rows">
          {changes.slice(0, MAX_SHOWN).map((change) => (
            <li key={change.item._id}>
              <ListRow
                title={change.item.name}
                second={say(change)}
                end={<span className="small ink2 nw">{format.dayTime(change.at)}</span>}
                to="/app/equipment/$id"
                params={{ id: change.item._id }}
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
