import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { FilesPanel } from '#modules/files/components/FilesPanel.tsx';
import { PhotosPanel } from '#modules/files/components/PhotosPanel.tsx';
import { HistoryPanel } from '#modules/history/components/HistoryPanel.tsx';
import { useMovements } from '#modules/movements/queries.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Columns } from '#ui/Columns.tsx';
import { ItemHeader } from '#ui/ItemHeader.tsx';
import { ItemPage } from '#ui/ItemPage.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { useEverOpen } from '#ui/useEverOpen.ts';
import { FactsPanel } from '../components/FactsPanel.tsx';
import { StockReadouts } from '../components/StockReadouts.tsx';
import { WhereItLies } from '../components/WhereItLies.tsx';
import { type InventoryItem, inventory } from '../contract.ts';
import styles from '../inventory.module.css';
import { useDeleteInventoryItem, useInventoryItem } from '../queries.ts';
import { mayChange } from '../rules.ts';
import { useKit } from '../useKit.ts';
import { useStockLoading } from '../useStockAboard.ts';
import { stateLook, useStockLabels } from '../useStockLabels.ts';
import { LedgerPanel } from './stock/LedgerPanel.tsx';
import { StockActions } from './stock/StockActions.tsx';

const SisterStock = lazyPart(() => import('../components/SisterStock.tsx'), null);
const KitPanel = lazyPart(() => import('../components/KitPanel.tsx'), null);
const UsedBy = lazyPart(() => import('../components/UsedBy.tsx'), <div className="panel" />);

const route = getRouteApi('/app/inventory/$id');

/** An item of stock: how many, where, and what is known of it. */
export function StockItemPage() {
  const { t } = useTranslation(['inventory', 'locations', 'movements', 'files', 'history']);
  const { id } = route.useParams();
  return (
    <ItemPage query={useInventoryItem(id)} title={t('title')} t={t} back={{ to: '/app/inventory' }}>
      {(item) => <Page key={id} item={item} />}
    </ItemPage>
  );
}

function Page({ item }: { item: InventoryItem }) {
  const { t } = useTranslation('inventory');
  const user = useUser();
  // Those who only read stock for their own work have no files and no history of it.
  const sees = can(user, inventory.access.write);
  const mayWrite = sees && (user.superadmin || mayChange(user, item));
  const edit = useDialog(() => import('../EditForm.tsx'), { item });
  const { mutateAsync: remove } = useDeleteInventoryItem();
  const kit = useKit(item);
  const { stateOf, stateText } = useStockLabels(kit?.state && new Map([[item._id, kit.state]]));
  // Its movements and places come before the panels below them, which they would push down.
  const ledgerLoading = useMovements({ inventoryID: item._id }).isLoading;
  const stockLoading = useStockLoading();
  const ready = useEverOpen(!(ledgerLoading || stockLoading));
  const { _id, name, manufacturer, partNo, category, subCategory } = item;
  return (
    <>
      <ItemHeader
        id={_id}
        name={name}
        facts={[manufacturer, partNo, category, subCategory]}
        list={{ label: t('title'), to: '/app/inventory' }}
        edit={mayWrite && edit}
        remove={() => remove(_id)}
        removeBody={t('removeBody')}
        ownPrimary={mayWrite}
        state={<StateChip state={stateLook[stateOf(item)]}>{stateText(item)}</StateChip>}
      >
        <ButtonLink to="/app/inventory" search={{ labels: [_id] }}>
          {t('label')}
        </ButtonLink>
      </ItemHeader>
      {mayWrite && <StockActions item={item} />}
      <StockReadouts item={item} />
      {ready ? (
        <div className={styles.page}>
          <Columns
            left={
              <>
                {kit && <KitPanel kit={item} lines={kit.lines} mayCheck={sees} />}
                <LedgerPanel item={item} mayWrite={mayWrite} />
                <FactsPanel item={item} />
                {sees && <FilesPanel resource="inventory" ownerID={_id} title={t('files')} />}
                {sees && <HistoryPanel resource="inventory" id={_id} />}
              </>
            }
            right={
              <>
                <WhereItLies item={item} />
                {sees && <PhotosPanel resource="inventory" ownerID={_id} hint={t('photosHint')} />}
                <UsedBy item={item} />
                {user.managementID !== '' && !item.private && <SisterStock item={item} />}
              </>
            }
          />
        </div>
      ) : (
        <div className="panel">
          <Skeleton rows={12} />
        </div>
      )}
    </>
  );
}
