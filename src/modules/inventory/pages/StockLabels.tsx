import { useTranslation } from '#lib/useTranslation.ts';
import { LabelPage } from '#modules/labels/components/LabelPage.tsx';
import { labelOfStock } from '#modules/labels/rules/label.ts';
import type { Sheet } from '#modules/labels/rules/sheet.ts';
import { spotParts, withInner } from '#modules/locations/rules.ts';
import { usePlaces } from '#modules/locations/usePlaces.ts';
import { usedValues } from '#ui/form/usedValues.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { useInventory } from '../queries.ts';

type Props = {
  /** Only these items; all if there is none. */
  ids: readonly string[];
  category: string | undefined;
  place: string | undefined;
  sheet: Sheet['id'] | undefined;
};

/** QR labels for items of stock, on standard sheets. */
export default function StockLabels({ ids, category, place, sheet }: Props) {
  const { t } = useTranslation(['inventory', 'labels']);
  const { compare } = useFormat();
  const { all, paths, options } = usePlaces();
  const inPlace = place ? withInner(place, all) : undefined;
  return (
    <LabelPage
      kind="inventory"
      title={t('labels:title')}
      crumbs={[{ label: t('title'), to: '/app/inventory' }]}
      query={useInventory()}
      failed={t('loadFailed')}
      sheet={sheet}
      chosen={{ key: 'labels', ids, all: t('labelAll') }}
      filters={(items) => [
        {
          key: 'category',
          label: t('field.category'),
          everything: t('labels:everything'),
          value: category,
          options: usedValues(items, 'category').map((value) => ({ value, label: value })),
        },
        { key: 'place', label: t('place'), everything: t('labels:everything'), value: place, options },
      ]}
      passes={(item) =>
        (!category || item.category === category) &&
        (!inPlace || [item, ...item.places].some(({ locationID }) => inPlace.has(locationID)))
      }
      labelsOf={(items) =>
        [...items]
          .sort((a, b) => compare(a.name, b.name))
          .map((item) => labelOfStock(item, spotParts(paths, item)))
      }
    />
  );
}
