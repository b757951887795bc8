import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { FilesPanel } from '#modules/files/components/FilesPanel.tsx';
import { PhotosPanel } from '#modules/files/components/PhotosPanel.tsx';
import { HistoryPanel } from '#modules/history/components/HistoryPanel.tsx';
import { useInventory } from '#modules/inventory/queries.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Columns } from '#ui/Columns.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ItemHeader } from '#ui/ItemHeader.tsx';
import { ItemPage } from '#ui/ItemPage.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { type Location, locations } from '../contract.ts';
import { useDeleteLocation, useLocation } from '../queries.ts';
import { PATH_SEPARATOR } from '../rules.ts';
import { usePlaces } from '../usePlaces.ts';

const LedgerOf = lazyPart(() => import('#modules/ledger/components/LedgerOf.tsx'), <div className="panel" />);

const route = getRouteApi('/app/locations/$id');

/** A place: what lies in it, the places in it, photos and papers. */
export function LocationPage() {
  const { t } = useTranslation(['locations', 'files', 'history']);
  const { id } = route.useParams();
  const noItems = useInventory().isLoading;
  const noPlaces = usePlaces().isLoading;
  return (
    <ItemPage
      query={useLocation(id)}
      ready={!noItems && !noPlaces}
      title={t('title')}
      t={t}
      back={{ to: '/app/locations' }}
    >
      {(place) => <Page key={id} place={place} />}
    </ItemPage>
  );
}

function Page({ place }: { place: Location }) {
  const { t } = useTranslation('locations');
  const mayWrite = can(useUser(), locations.access.write);
  const { _id, name, kind, description, parentID } = place;
  const edit = useDialog(() => import('../EditForm.tsx'), { item: place });
  const add = useDialog(() => import('../EditForm.tsx'), { parentID: _id });
  const { mutateAsync: remove } = useDeleteLocation();
  const { paths } = usePlaces();
  return (
    <>
      <ItemHeader
        id={_id}
        name={name}
        facts={[t(`kind.${kind}`), (paths.get(parentID) ?? []).join(PATH_SEPARATOR), description]}
        list={{ label: t('title'), to: '/app/locations' }}
        edit={mayWrite && edit}
        remove={() => remove(_id)}
        removeBody={t('removeBody')}
      >
        {mayWrite && (
          <ButtonLink to="/app/stocktake/new" search={{ place: _id }}>
            {t('count')}
          </ButtonLink>
        )}
        <ButtonLink to="/app/locations" search={{ labels: [_id] }}>
          {t('label')}
        </ButtonLink>
        {mayWrite && <Button onClick={() => add.open()}>{t('newInside')}</Button>}
      </ItemHeader>
      {add.element}
      <Columns
        left={<Contents id={_id} />}
        right={
          <>
            <Inside id={_id} />
            {mayWrite && (
              <>
                <PhotosPanel resource="locations" ownerID={_id} hint={t('photosHint')} />
                <FilesPanel resource="locations" ownerID={_id} title={t('files')} />
                <HistoryPanel resource="locations" id={_id} />
              </>
            )}
          </>
        }
      />
      {/* Below both columns: it grows when its rows come, and nothing may move. */}
      <LedgerOf place={_id} />
    </>
  );
}

/** The items that lie in a place itself. */
function Contents({ id }: { id: string }) {
  const { t } = useTranslation(['locations', 'inventory']);
  const format = useFormat();
  const items = useInventory();
  const here = (items.data ?? [])
    .flatMap((item) => {
      const spots = item.places.filter(({ locationID }) => locationID === id);
      return spots.map((spot) => ({ item, spot }));
    })
    .sort((a, b) => format.compare(a.item.name, b.item.name));
  return (
    <Panel title={t('contents')} count={here.length}>
      {!items.data && items.isError && (
        <ErrorState title={t('inventory:loadFailed')} onRetry={() => items.refetch()} />
      )}
      {items.data && here.length === 0 && (
        <p className="small ink2" style={{ padding: '8px var(--pad) 12px' }}>
          {t('nothingHere')}
        </p>
      )}
      {here.map(({ item, spot: { shelves, locationBox, quantity } }) => (
        <ListRow
          key={`${item._id} ${shelves} ${locationBox}`}
          icon={<Icon name="inventory" />}
          to="/app/inventory/$id"
          params={{ id: item._id }}
          title={item.name}
          second={[shelves, locationBox, item.partNo].filter(Boolean).join(' · ')}
          end={<b>{format.quantity(quantity, item.unit)}</b>}
        />
      ))}
    </Panel>
  );
}

/** The places in a place. */
function Inside({ id }: { id: string }) {
  const { t } = useTranslation('locations');
  const { all } = usePlaces();
  const format = useFormat();
  const inside = all.filter(({ parentID }) => parentID === id).sort((a, b) => format.compare(a.name, b.name));
  return (
    <Panel title={t('inside')} count={inside.length}>
      {inside.length === 0 && (
        <p className="small ink2" style={{ padding: '8px var(--pad) 12px' }}>
          {t('noneInside')}
        </p>
      )}
      {inside.map(({ _id, name, kind, description }) => (
        <ListRow
          key={_id}
          icon={<Icon name="place" />}
          to="/app/locations/$id"
          params={{ id: _id }}
          title={name}
          second={[t(`kind.${kind}`), description].filter(Boolean).join(' · ')}
        />
      ))}
    </Panel>
  );
}
