import { useTranslation } from '#lib/useTranslation.ts';
import type { Section } from '#modules/sections/contract.ts';
import type { SpareEquipment } from '#modules/spareequipment/contract.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { Spare } from '../contract.ts';

type Props = { equipment: SpareEquipment; sections: readonly Section[]; parts: readonly Spare[] };

/** An equipment of the spares book with its sections and how many parts each has. */
export function BookPanel({ equipment: { _id, equipmentName }, sections, parts }: Props) {
  const { t } = useTranslation('spares');
  const { number } = useFormat();
  const inSection = (id: string) => parts.filter(({ sectionID }) => sectionID === id).length;
  const loose = inSection('');
  const count = (of: number) => <span className="ink2 nw">{number(of)}</span>;
  return (
    <Panel
      title={equipmentName}
      count={parts.length}
      action={
        <AppLink to="/app/sections" search={{ equipment: _id }}>
          {t('open')}
          <span className="vh"> {equipmentName}</span>
        </AppLink>
      }
    >
      {sections.length + loose === 0 ? (
        <p className="pad small ink2">{t('noSectionsYet')}</p>
      ) : (
        <ul className="rows">
          {sections
            .toSorted((a, b) => a.sectionName.localeCompare(b.sectionName))
            .map((section) => (
              <li key={section._id}>
                <ListRow
                  title={section.sectionName}
                  to="/app/sections/$id"
                  params={{ id: section._id }}
                  end={count(inSection(section._id))}
                />
              </li>
            ))}
          {loose > 0 && (
            <li>
              <ListRow
                title={t('noSection')}
                to="/app/sections"
                search={{ equipment: _id }}
                end={count(loose)}
              />
            </li>
          )}
        </ul>
      )}
    </Panel>
  );
}
