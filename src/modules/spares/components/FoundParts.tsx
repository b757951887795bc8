import { useTranslation } from '#lib/useTranslation.ts';
import type { Section } from '#modules/sections/contract.ts';
import type { SpareEquipment } from '#modules/spareequipment/contract.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { Spare } from '../contract.ts';

/** More than one looks through; whoever needs them has the list of all parts. */
const MOST = 60;

type Props = {
  parts: readonly Spare[];
  equipment: readonly SpareEquipment[];
  sections: readonly Section[];
};

/** The parts that a search found, with where they belong. */
export function FoundParts({ parts, equipment, sections }: Props) {
  const { t } = useTranslation('spares');
  const whereOf = ({ equipmentID, sectionID }: Spare) => [
    equipment.find(({ _id }) => _id === equipmentID)?.equipmentName,
    sections.find(({ _id }) => _id === sectionID)?.sectionName,
  ];
  return (
    <Panel title={t('found')} count={parts.length}>
      {parts.length === 0 ? (
        <EmptyState icon={<Icon name="search" />} title={t('nothingFound')} hint={t('nothingFoundHint')} />
      ) : (
        <ul className="rows">
          {parts.slice(0, MOST).map((part) => (
            <li key={part._id}>
              <ListRow
                title={part.designation}
                second={[part.partNo, ...whereOf(part)].filter(Boolean).join(' · ')}
                to="/app/spareparts/$id"
                params={{ id: part._id }}
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
