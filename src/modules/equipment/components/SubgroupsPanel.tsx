import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import type { Equipment } from '../contract.ts';

type Props = { item: Equipment; all: readonly Equipment[]; onAdd: () => void };

/** The direct subgroups of the machine. */
export function SubgroupsPanel({ item, all, onAdd }: Props) {
  const { t } = useTranslation('equipment');
  const below = all.filter((other) => other.parentID === item._id && !other.isArchived);
  return (
    <Panel
      title={t('subgroups')}
      count={below.length || undefined}
      action={
        <Button variant="link" onClick={onAdd}>
          {t('add')}
        </Button>
      }
    >
      {below.length === 0 ? (
        <EmptyState title={t('noSubgroups')} hint={t('noSubgroupsHint')} />
      ) : (
        below.map((sub) => (
          <ListRow
            key={sub._id}
            title={sub.name}
            second={[sub.manufacturer, sub.modelNumber].filter(Boolean).join(' ') || sub.location}
            to="/app/equipment/$id"
            params={{ id: sub._id }}
            end={sub.critical ? <StateChip state="critical" /> : undefined}
          />
        ))
      )}
    </Panel>
  );
}
