import { useTranslation } from '#lib/useTranslation.ts';
import { PATH_SEPARATOR, sameSpot, spotParts } from '#modules/locations/rules.ts';
import { usePlaces } from '#modules/locations/usePlaces.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { InventoryItem } from '../contract.ts';

/** The places of an item with what lies in each; its usual place too when it is empty. */
export function WhereItLies({ item }: { item: InventoryItem }) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const { paths } = usePlaces();
  const usual = { ...item, quantity: 0 };
  const spots = item.places.some((place) => sameSpot(place, item)) ? item.places : [...item.places, usual];
  return (
    <Panel title={t('where')}>
      {spots.map((spot) => {
        const parts = spotParts(paths, spot);
        const isUsual = sameSpot(spot, item);
        return (
          <ListRow
            key={`${spot.locationID} ${spot.shelves} ${spot.locationBox}`}
            icon={<Icon name="place" />}
            {...(spot.locationID ? { to: '/app/locations/$id', params: { id: spot.locationID } } : {})}
            title={parts.slice(-2).join(PATH_SEPARATOR) || t('noPlace')}
            second={[parts.slice(0, -2).join(PATH_SEPARATOR), isUsual && t('usualPlace')]
              .filter(Boolean)
              .join(' · ')}
            end={<b>{format.number(spot.quantity)}</b>}
          />
        );
      })}
    </Panel>
  );
}
