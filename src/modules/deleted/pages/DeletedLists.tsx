import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type Entity, entities } from '#lib/registry.ts';
import { lookUp } from '#lib/text.ts';
import { type Namespace, useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { ListTable } from '#modules/savedviews/components/ListTable.tsx';
import '#modules/sync/allQueries.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { SyncPill } from '#ui/SyncPill.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { type Deleted, deletedQueries, useRestore } from '../queries.ts';
import { useDeletedColumns } from './useDeletedColumns.tsx';

const route = getRouteApi('/app/deleted');
const nothing: ReadonlySet<string> = new Set();

const titleOf = ({ title, namespace, resource }: Entity) =>
  lookUp(title ?? `${namespace}:title`) ?? resource.name;

/** What can be restored by whom: the resources with a list of the boat, for those who may change their items. */
const useRestorable = (): Entity[] => {
  const user = useUser();
  const mine = entities().filter(
    ({ list, resource }) => list && resource.calls?.remove && can<string>(user, resource.access.write),
  );
  // The titles of their pages name them.
  useTranslation(['deleted', ...mine.map(({ namespace }): Namespace => namespace)]);
  return mine.toSorted((a, b) => titleOf(a).localeCompare(titleOf(b)));
};

/** The deleted items, a tab for each kind that the user may restore. */
export default function DeletedLists() {
  const { t } = useTranslation(['deleted', 'table']);
  const { of } = route.useSearch();
  const restorable = useRestorable();
  const shown = restorable.find(({ resource }) => resource.name === of) ?? restorable[0];
  if (!shown) return <EmptyState icon={<Icon name="bin" />} title={t('notYours')} />;
  return (
    <>
      <Tabs
        label={t('kinds')}
        items={restorable.map((entity) => ({
          label: titleOf(entity),
          to: '/app/deleted',
          search: { of: entity.resource.name },
          active: entity === shown,
        }))}
      />
      <DeletedItems key={shown.resource.name} entity={shown} />
    </>
  );
}

function DeletedItems({ entity }: { entity: Entity }) {
  const { t } = useTranslation('deleted');
  const { boatID } = useUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { name } = entity.resource;
  const query = useQuery(deletedQueries.ofBoat(boatID, name));
  const { mutateAsync } = useRestore();
  const [selected, setSelected] = useState(nothing);
  const columns = useDeletedColumns(name);
  // Some have no name but what the first column says.
  const calledBy = (row: Deleted) => String(columns[0]?.value(row) ?? '');

  const restore = async (row: Deleted) => {
    const answer = await mutateAsync({ resource: name, id: row._id, name: calledBy(row), rev: row.rev });
    const { data } = entity.resource.item.safeParse(answer);
    return data && entity.pageOf(data, client);
  };
  // A refusal has its own notice.
  const restoreOne = (row: Deleted) =>
    restore(row).then(
      (page) => page && navigate(page),
      () => undefined,
    );
  const restoreAll = (rows: readonly Deleted[]) => {
    setSelected(nothing);
    for (const row of rows) restore(row).catch(() => undefined);
  };
  return (
    <ListTable<Deleted>
      t={t}
      query={query}
      columns={columns}
      icon={<Icon name="bin" />}
      selected={selected}
      onSelectedChange={setSelected}
      bulkActions={(rows) => (
        <Button icon={<Icon name="undo" />} onClick={() => restoreAll(rows)}>
          {t('restore')}
        </Button>
      )}
      rowActions={(row) =>
        row.restoring ? (
          <SyncPill state="device" />
        ) : (
          <Button slim aria-label={t('restoreIt', { name: calledBy(row) })} onClick={() => restoreOne(row)}>
            {t('restore')}
          </Button>
        )
      }
    />
  );
}
