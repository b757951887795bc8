import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { Spot } from '#modules/locations/contract.ts';
import { ItemPage } from '#ui/ItemPage.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { SheetBanners } from '../components/SheetBanners.tsx';
import { SheetHeader } from '../components/SheetHeader.tsx';
import styles from '../components/stocktake.module.css';
import type { Stocktake } from '../contract.ts';
import { useStocktake } from '../queries.ts';
import { useSheet } from '../useSheet.ts';

const loading = (
  <div className="panel">
    <Skeleton rows={8} />
  </div>
);
const CountSheet = lazyPart(() => import('../components/CountSheet.tsx'), loading);
const ReviewSheet = lazyPart(() => import('../components/ReviewSheet.tsx'), loading);

const route = getRouteApi('/app/stocktake/$id');

/** A count sheet: its lines to count, or what differs. */
export function StocktakePage() {
  const { t } = useTranslation(['stocktake', 'history']);
  const { id } = route.useParams();
  return (
    <ItemPage
      query={useStocktake(id)}
      title={t('title')}
      t={t}
      back={{ to: '/app/stocktake', label: t('toList') }}
    >
      {(item) => <Page key={id} item={item} />}
    </ItemPage>
  );
}

function Page({ item }: { item: Stocktake }) {
  const { t } = useTranslation('stocktake');
  const { review = false } = route.useSearch();
  const [extras, setExtras] = useState<readonly { inventoryID: string; spot: Spot }[]>([]);
  const sheet = useSheet(item, extras);
  const isOpen = item.status === 'open';
  const shown = !isOpen || (review && sheet.reviews);
  const to = { to: '/app/stocktake/$id', params: { id: item._id } } as const;
  const query = {
    data: sheet.isPending ? undefined : sheet,
    isPending: sheet.isPending,
    isError: sheet.isError,
    refetch: sheet.refetch,
    error: null,
  };
  return (
    <>
      <SheetHeader item={item} sheet={sheet} isReviewed={shown} />
      {isOpen && sheet.reviews && (
        <div className={styles.tabs}>
          <Tabs
            label={t('title')}
            items={[
              { ...to, label: t('tab.count'), count: sheet.left, active: !review },
              {
                ...to,
                search: { review: true },
                label: t('tab.review'),
                count: sheet.variances.length + sheet.differing.length,
                active: review,
              },
            ]}
          />
        </div>
      )}
      <SheetBanners item={item} sheet={sheet} />
      <Loaded query={query} failed={t('loadFailed')} rows={8} framed>
        {() =>
          shown ? (
            <ReviewSheet item={item} sheet={sheet} />
          ) : (
            <CountSheet item={item} sheet={sheet} onExtra={(extra) => setExtras([...extras, extra])} />
          )
        }
      </Loaded>
    </>
  );
}
