import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useSuppliers } from '#modules/suppliers/queries.ts';
import { useParticulars } from '#modules/vessel/queries.ts';
import { ItemFrame, ItemPage } from '#ui/ItemPage.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useOrder, useOrderRules, useOrders } from '../queries.ts';

const route = getRouteApi('/app/orders/$id');
const OrderView = lazyPart(() => import('../components/OrderView.tsx'), <Waiting />);

/** What stands while the code comes: the name of the list stays where it was while the order came. */
function Waiting() {
  const { t } = useTranslation('orders');
  return (
    <ItemFrame title={t('title')}>
      <Skeleton rows={10} />
    </ItemFrame>
  );
}

/** An order: its state, lines with what came of them, and what was said about it. */
export function OrderPage() {
  const { t } = useTranslation(['orders', 'files', 'history']);
  const { id } = route.useParams();
  const query = useOrder(id);
  // Panels grow by what these say.
  const others = [useSuppliers(), useOrders(), useOrderRules(), useParticulars(query.data?.boatID ?? '')];
  return (
    <ItemPage
      query={query}
      ready={others.every(({ isLoading }) => !isLoading)}
      title={t('title')}
      t={t}
      back={{ to: '/app/orders' }}
    >
      {(order) => <OrderView key={id} order={order} />}
    </ItemPage>
  );
}
