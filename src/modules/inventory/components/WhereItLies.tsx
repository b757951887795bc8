import { useTranslation } from '#lib/useTranslation.ts';
import { PATH_SEPARATOR, sameSpot, spotParts } from '#modules/locations/rules.ts';
import { usePlaces } from '#modules/locations/usePlaces.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import type { InventoryItem, LotAt } from '../contract.ts';
import { daysTo, EXPIRY_STEPS } from '../rules.ts';

/** The places of an item with what lies in each, lot by lot; its usual place too when it is empty. */
export function WhereItLies({ item }: { item: InventoryItem }) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const { paths } = usePlaces();
  const usual = { ...item, quantity: 0 };
  const spots = item.places.some((place) => sameSpot(place, item)) ? item.places : [...item.places, usual];
  return (
    <Panel title={t('where')}>
      {spots.flatMap((spot) => {
        const parts = spotParts(paths, spot);
        const isUsual = sameSpot(spot, item);
        const key = `${spot.locationID} ${spot.shelves} ${spot.locationBox}`;
        return [
          <ListRow
            key={key}
            icon={<Icon name="place" />}
            {...(spot.locationID ? { to: '/app/locations/$id', params: { id: spot.locationID } } : {})}
            title={parts.slice(-2).join(PATH_SEPARATOR) || t('noPlace')}
            second={[parts.slice(0, -2).join(PATH_SEPARATOR), isUsual && t('usualPlace')]
              .filter(Boolean)
              .join(' · ')}
            end={<b>{format.number(spot.quantity)}</b>}
          />,
          ...item.lots
            .filter((lot) => sameSpot(lot, spot))
            .map((lot) => <LotRow key={`${key} ${lot.lot} ${lot.expDate}`} lot={lot} />),
        ];
      })}
    </Panel>
  );
}

/** Pieces of one lot at a place, and when they expire. */
function LotRow({ lot: { lot, expDate, quantity } }: { lot: LotAt }) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const left = expDate === null ? null : daysTo(expDate, format.today);
  const state = left === null || left > EXPIRY_STEPS[0] ? undefined : left < 0 ? 'overdue' : 'due';
  const day = format.day(expDate);
  return (
    <ListRow
      icon={<Icon name="label" />}
      rail={state}
      title={lot ? t('lotOf', { lot }) : t('expiresOn', { day })}
      second={lot && expDate ? t('expiresOn', { day }) : ''}
      end={
        <>
          {state && (
            <StateChip state={state}>
              {state === 'overdue'
                ? t('state.expired')
                : t('state.expiresOn', { day: format.shortDay(expDate) })}
            </StateChip>
          )}
          <b>{format.number(quantity)}</b>
        </>
      }
    />
  );
}
