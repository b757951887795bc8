import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { ListPage } from '#modules/savedviews/components/ListPage.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Menu, type MenuItem } from '#ui/Menu.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { usePhone, useWide } from '#ui/useMedia.ts';
import { PhotosOfStock } from '../components/RowPhoto.tsx';
import { type InventoryItem, inventory } from '../contract.ts';
import styles from '../inventory.module.css';
import { useStockLabels } from '../useStockLabels.ts';
import { useStockList } from '../useStockList.ts';
import { inventoryColumns, toItem, withPhotos } from './inventoryColumns.tsx';

const loadEditForm = () => import('../EditForm.tsx');
const loadImportStock = () => import('../ImportStock.tsx');

const StockBulk = lazyPart(() => import('./bulk/StockBulk.tsx'), null);
const StockTree = lazyPart(() => import('./tree/StockTree.tsx'), null);
const route = getRouteApi('/app/inventory/');

const NOTHING: ReadonlySet<string> = new Set();

const rails = {
  none: 'overdue',
  below: 'overdue',
  expired: 'overdue',
  incomplete: 'overdue',
  at: 'due',
  expires: 'due',
  enough: undefined,
} as const;

const StockLabels = lazyPart(() => import('./StockLabels.tsx'), null);

/** The boat's stock, what must be bought first; or the labels of it. */
export function InventoryPage() {
  const { labels, category, place, sheet } = route.useSearch();
  if (!labels) return <StockList />;
  return <StockLabels ids={labels} category={category} place={place} sheet={sheet} />;
}

function StockList() {
  const { t } = useTranslation(['inventory', 'table']);
  const user = useUser();
  const wide = useWide();
  const format = useFormat();
  const { query, items, kits, photos, paths } = useStockList();
  const labels = useStockLabels(kits);
  const { stateOf } = labels;
  const create = useDialog(loadEditForm);
  const mayWrite = can(user, inventory.access.write);
  const phone = usePhone();
  const imports = useDialog(loadImportStock);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(NOTHING);
  const views = useMemo(() => {
    const states =
      (...among: ReturnType<typeof stateOf>[]) =>
      (item: InventoryItem) =>
        among.includes(stateOf(item));
    return [
      { id: 'all', label: t('view.all'), filter: () => true },
      {
        id: 'toBuy',
        label: t('view.toBuy'),
        filter: states('none', 'below', 'at'),
        empty: t('viewEmpty.toBuy'),
      },
      {
        id: 'expiring',
        label: t('view.expiring'),
        filter: states('expired', 'expires'),
        empty: t('viewEmpty.expiring'),
      },
      { id: 'onOrder', label: t('view.onOrder'), filter: ({ onOrder }: InventoryItem) => onOrder > 0 },
      {
        id: 'kits',
        label: t('view.kits'),
        filter: ({ isKit }: InventoryItem) => isKit,
        empty: t('viewEmpty.kits'),
      },
      { id: 'critical', label: t('view.critical'), filter: ({ critical }: InventoryItem) => critical },
    ];
  }, [t, stateOf]);
  const columns = inventoryColumns(t, format, labels, paths);
  // On a phone one button opens what else can be done: five would stand in three rows.
  const further: MenuItem[] = [
    ...(mayWrite
      ? [{ label: t('stocktake'), icon: <Icon name="checklist" />, to: '/app/stocktake' } as const]
      : []),
    { label: t('movements'), icon: <Icon name="swap" />, to: '/app/movements' },
    ...(mayWrite && user.managementID
      ? [{ label: t('transfers'), icon: <Icon name="swap" />, to: '/app/transfers' } as const]
      : []),
    { label: t('locations'), icon: <Icon name="place" />, to: '/app/locations' },
    { label: t('labels'), icon: <Icon name="qr" />, to: '/app/inventory', search: { labels: [] } },
    ...(mayWrite
      ? [{ label: t('table:import'), icon: <Icon name="fileUpload" />, onClick: () => imports.open() }]
      : []),
  ];
  const page = (
    <ListPage<InventoryItem>
      t={t}
      query={query}
      saved="inventory"
      facts={(items) => {
        const low = items.filter((item) => ['none', 'below'].includes(stateOf(item))).length;
        return [t('facts', { count: items.length }), low > 0 && t('lowFacts', { count: low })]
          .filter(Boolean)
          .join(' · ');
      }}
      actions={
        phone ? (
          <Menu label={t('more')} icon={<Icon name="more" />} iconOnly items={further} />
        ) : (
          <>
            {mayWrite && (
              <ButtonLink to="/app/stocktake" icon={<Icon name="checklist" />}>
                {t('stocktake')}
              </ButtonLink>
            )}
            <ButtonLink to="/app/locations">{t('locations')}</ButtonLink>
            <ButtonLink to="/app/inventory" search={{ labels: [] }} icon={<Icon name="qr" />}>
              {t('labels')}
            </ButtonLink>
          </>
        )
      }
      create={mayWrite && create}
      imports={mayWrite && !phone && imports}
      icon={<Icon name="inventory" />}
      columns={withPhotos(columns, photos.size > 0)}
      views={views}
      rowTo={toItem}
      rail={(item) => rails[stateOf(item)]}
      initialSort={{ id: 'stock' }}
      selected={ticked}
      onSelectedChange={setTicked}
      bulkActions={(items: InventoryItem[]) => (
        <>
          <StockBulk items={items} onDone={() => setTicked(NOTHING)} />
          <ButtonLink to="/app/inventory" search={{ labels: items.map(({ _id }) => _id) }}>
            {t('labels')}
          </ButtonLink>
        </>
      )}
    >
      {wide && <div className={styles.side}>{!query.rest && <StockTree items={items} />}</div>}
    </ListPage>
  );
  // The tree stands beside the list, below the header that both share.
  return (
    <PhotosOfStock value={photos}>
      {wide ? <div className={styles.withTree}>{page}</div> : page}
      {phone && imports.element}
    </PhotosOfStock>
  );
}
