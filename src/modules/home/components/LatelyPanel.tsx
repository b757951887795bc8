import { useTranslation } from 'react-i18next';
import { showHours } from '#modules/equipment/components/hours/hourInput.ts';
import { useShipTime } from '#modules/vessel/useShipTime.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { Change } from '../rules.ts';

const SHOWN = 7;

type Props = { changes: readonly Change[]; days: number; now: string };

/** The newest readings and edits. */
export function LatelyPanel({ changes, days, now }: Props) {
  const { t, i18n } = useTranslation('home');
  const ship = useShipTime();
  const say = ({ item, what, who }: Change) => {
    if (what !== 'hours') return t(`change.${what}`, { who });
    const hours = showHours(item.meterValue ?? 0, i18n.language);
    return who ? t('change.hoursBy', { hours, who }) : t('change.hours', { hours });
  };
  return (
    <Panel title={t('lately')}>
      {changes.length === 0 ? (
        <EmptyState
          icon={<Glyph name="clock" />}
          title={t('latelyNone', { count: days })}
          hint={t('latelyNoneHint')}
        />
      ) : (
        <ul className="rows">
          {changes.slice(0, SHOWN).map((change) => (
            <li key={change.item._id}>
              <ListRow
                title={change.item.name}
                second={say(change)}
                end={<span className="small ink2 nw">{ship.dayTime(change.at, now)}</span>}
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
