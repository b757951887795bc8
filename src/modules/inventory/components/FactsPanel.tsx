import { useTranslation } from '#lib/useTranslation.ts';
import { DescriptionList, type Fact } from '#ui/DescriptionList.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { InventoryItem } from '../contract.ts';

/** What is known of an item. */
export function FactsPanel({ item }: { item: InventoryItem }) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const codes = item.partNumbers.map(({ code, of }) => (of ? `${code} (${of})` : code));
  const facts: Fact[] = [
    [t('field.manufacturer'), item.manufacturer],
    [t('field.partNo'), item.partNo],
    [t('field.modelNo'), item.modelNo],
    [t('field.department'), item.department],
    [t('field.category'), [item.category, item.subCategory].filter(Boolean).join(' · ')],
    [t('field.supplier'), item.supplier],
    [t('field.expDate'), format.day(item.expDate)],
    [t('field.partNumbers'), format.list(codes)],
    [t('field.critical'), item.critical ? t('yes') : t('no')],
    [t('field.private'), item.private ? t('yes') : t('no')],
    [t('field.description'), item.description, 'wide'],
  ];
  return (
    <Panel title={t('particulars')}>
      <DescriptionList facts={facts} />
    </Panel>
  );
}
