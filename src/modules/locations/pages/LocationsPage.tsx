import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import type { InventoryItem } from '#modules/inventory/contract.ts';
import { useInventory } from '#modules/inventory/queries.ts';
import { ListPage } from '#modules/savedviews/components/ListPage.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { fieldColumns } from '#ui/table/fieldColumns.ts';
import { useDialog } from '#ui/useDialog.tsx';
import { type Location, locations } from '../contract.ts';
import { useLocations } from '../queries.ts';
import { PATH_SEPARATOR } from '../rules.ts';
import { usePlaces } from '../usePlaces.ts';

const loadEditForm = () => import('../EditForm.tsx');
const loadImportPlaces = () => import('../ImportPlaces.tsx');

const route = getRouteApi('/app/locations/');

const noItems: readonly InventoryItem[] = [];

/** How many items lie in each place itself, by its id. */
const itemsIn = (items: readonly InventoryItem[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { places } of items)
    for (const id of new Set(places.map(({ locationID }) => locationID)))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

const parentOf = ({ parentID }: Location) => parentID;
const pageOf = ({ _id: id }: Location) => ({ to: '/app/locations/$id', params: { id } });

const PlaceLabels = lazyPart(() => import('./PlaceLabels.tsx'), null);

/** The places aboard as a tree, each with the number of items in it; or the labels of them. */
export function LocationsPage() {
  const { labels, inside, sheet } = route.useSearch();
  if (!labels) return <PlaceList />;
  return <PlaceLabels ids={labels} inside={inside} sheet={sheet} />;
}

function PlaceList() {
  const { t } = useTranslation(['locations', 'table']);
  const create = useDialog(loadEditForm);
  const mayWrite = can(useUser(), locations.access.write);
  const imports = useDialog(loadImportPlaces);
  const { data: items = noItems } = useInventory();
  const { paths } = usePlaces();
  const counts = useMemo(() => itemsIn(items), [items]);
  const { field, choice } = fieldColumns(t, (place: Location) => place);
  return (
    <ListPage<Location>
      t={t}
      query={useLocations()}
      saved="locations"
      facts={({ length: count }) => t('facts', { count })}
      actions={
        <ButtonLink to="/app/locations" search={{ labels: [] }} icon={<Icon name="qr" />}>
          {t('labels')}
        </ButtonLink>
      }
      create={mayWrite && create}
      imports={mayWrite && imports}
      icon={<Icon name="place" />}
      columns={[
        field('name', {
          primary: true,
          width: 240,
          grow: 1,
          // A name alone does not say which locker 3.
          exportValue: ({ _id, name }) => paths.get(_id)?.join(PATH_SEPARATOR) ?? name,
        }),
        choice('kind', (kind) => (kind ? t(`kind.${kind as Location['kind']}`) : ''), {
          width: 120,
          card: 'meta',
        }),
        {
          id: 'items',
          header: t('items'),
          value: ({ _id }) => counts.get(_id) ?? null,
          searchable: false,
          align: 'end',
          width: 90,
          card: 'number',
          onCard: 'named',
        },
        field('description', { width: 260, card: 'sub' }),
      ]}
      getParentId={parentOf}
      rowTo={pageOf}
      initialSort={{ id: 'name' }}
    />
  );
}
