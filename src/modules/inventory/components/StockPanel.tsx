import { useTranslation } from '#lib/useTranslation.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import type { Attention } from '../rules/alerts.ts';
import { useAttention } from '../useAttention.ts';
import { stateLook, useStockLabels } from '../useStockLabels.ts';

const MAX_ROWS = 5;

/** Home: what of the stock is short, expired or incomplete, the worst first. */
export default function StockPanel() {
  const { t } = useTranslation('inventory');
  const query = useAttention();
  return (
    <Panel
      title={t('stock')}
      count={query.data && t('home.count', query.data)}
      action={<AppLink to="/app/inventory">{t('home.link')}</AppLink>}
    >
      <Loaded query={query} failed={t('loadFailed')} rows={MAX_ROWS}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="pad small ink2">{t('home.none')}</p>
          ) : (
            <ul className="rows">
              {list.slice(0, MAX_ROWS).map((each) => (
                <li key={each.item._id}>
                  <Row {...each} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}

function Row({ item, kit }: Attention) {
  const { t } = useTranslation('inventory');
  const { stateOf, stateText, amount } = useStockLabels(kit && new Map([[item._id, kit]]));
  const look = stateLook[stateOf(item)];
  const { totalAmount, minAmount, unit } = item;
  return (
    <ListRow
      rail={look === 'done' ? undefined : look}
      title={item.name}
      second={[
        item.critical && t('field.critical'),
        minAmount === null
          ? amount(item)
          : t('home.aboard', { amount: totalAmount, min: minAmount, unit }).trim(),
      ]
        .filter(Boolean)
        .join(' · ')}
      end={<StateChip state={look}>{stateText(item)}</StateChip>}
      to="/app/inventory/$id"
      params={{ id: item._id }}
    />
  );
}
