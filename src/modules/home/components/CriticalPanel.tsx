import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showHours } from '#modules/equipment/components/hours/hourInput.ts';
import type { Equipment } from '#modules/equipment/contract.ts';
import { wantsEntering } from '#modules/equipment/rules.ts';
import { useShipTime } from '#modules/vessel/useShipTime.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import type { CriticalGroup } from '../rules.ts';

type Props = { groups: readonly CriticalGroup[]; now: string };

/** Equipment whose sudden failure is a hazard, by group; the first group that needs someone stands open. */
export function CriticalPanel({ groups, now }: Props) {
  const { t } = useTranslation('home');
  const open = (groups.find((group) => group.due > 0) ?? groups[0])?.id;
  return (
    <Panel
      title={t('criticalTitle')}
      count={groups.reduce((sum, group) => sum + group.items.length, 0)}
      action={
        groups.length > 0 && (
          <AppLink to="/app/equipment" search={{ view: 'critical' }}>
            {t('criticalAll')}
          </AppLink>
        )
      }
    >
      {groups.length === 0 ? (
        <EmptyState icon={<Glyph name="shield" />} title={t('criticalNone')} hint={t('criticalNoneHint')} />
      ) : (
        <ul className="rows">
          {groups.map((group) => (
            <Group key={group.id} group={group} initiallyOpen={group.id === open} now={now} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Group({ group, initiallyOpen, now }: { group: CriticalGroup; initiallyOpen: boolean; now: string }) {
  const { t } = useTranslation('home');
  const [open, setOpen] = useState(initiallyOpen);
  const id = useId();
  return (
    <li className="hm-group">
      <button
        type="button"
        className="li"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Glyph name="right" size="s" className={open ? 'open' : 'flip'} />
        <span className="t">
          <b>{group.name}</b>
        </span>
        {group.due > 0 && (
          <StateChip state="due">
            {t('due')} {group.due}
          </StateChip>
        )}
        <span className="n">{group.items.length}</span>
      </button>
      <ul className="rows" id={id} hidden={!open}>
        {group.items.map((item) => (
          <li key={item._id}>
            <ListRow
              title={item.name}
              second={[item.manufacturer, item.modelNumber, item.location].filter(Boolean).join(' · ')}
              end={<Hours item={item} now={now} />}
              to="/app/equipment/$id"
              params={{ id: item._id }}
            />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** How long it ran, or that nobody has looked for some time. */
function Hours({ item, now }: { item: Equipment; now: string }) {
  const { t, i18n } = useTranslation('home');
  const ship = useShipTime();
  if (!item.metered) return <Glyph name="right" className="flip" />;
  if (wantsEntering(item, now))
    return (
      <StateChip state="due">
        {item.hoursAt ? t('dueDays', { count: ship.daysBefore(item.hoursAt, now) }) : t('dueNever')}
      </StateChip>
    );
  return (
    <span className="small ink2 nw">{t('hours', { hours: showHours(item.hours ?? 0, i18n.language) })}</span>
  );
}
