import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { ItemPage } from '#ui/ItemPage.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useOrder } from '../queries.ts';

const route = getRouteApi('/app/orders/$id');
const OrderView = lazyPart(
  () => import('../components/OrderView.tsx'),
  <div className="panel">
    <Skeleton rows={10} />
  </div>,
);

/** An order: its state, lines with what came of them, and what was said about it. */
export function OrderPage() {
  const { t } = useTranslation(['orders', 'files', 'history']);
  const { id } = route.useParams();
  return (
    <ItemPage query={useOrder(id)} title={t('title')} t={t} back={{ to: '/app/orders' }}>
      {(order) => <OrderView key={id} order={order} />}
    </ItemPage>
  );
}
