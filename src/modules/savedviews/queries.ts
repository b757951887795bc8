import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { useMemo } from 'react';
import { listMutation } from '#lib/listMutation.ts';
import { insertLast, removeItem, replaceFields } from '#lib/listRules.ts';
import { newId } from '#lib/newId.ts';
import { readList } from '#lib/outbox/overlay.ts';
import { prepare, request } from '#lib/request.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { addAlert } from '#stores/alerts.ts';
import type { SavedView, SavedViews } from '#ui/table/savedState.ts';
import { type SavedViewItem, savedviews } from './contract.ts';

const NAME = 'savedviews';

export const savedViewQueries = {
  /** The own views of a list, and those shared with the boat. */
  ofList: (list: string, boatID: string) =>
    queryOptions({
      queryKey: [NAME, 'list', boatID, list],
      queryFn: ({ signal, ...ask }) =>
        readList(ask, () => request(savedviews.ofList, { params: { list, boatID }, signal })),
      enabled: boatID !== '',
    }),
};

type Fields = Pick<SavedView, 'name' | 'shared' | 'state'>;
type NewView = Fields & Pick<SavedViewItem, '_id' | 'boatID' | 'list' | 'userID'>;

const draftOf = (view: NewView, by: string): SavedViewItem => {
  const now = new Date().toISOString();
  return { ...view, rev: 0, createdAt: now, updatedAt: now, updatedBy: by };
};

const create = listMutation<SavedViewItem, NewView & { by: string }, SavedViewItem>({
  name: 'savedviews.create',
  resource: NAME,
  failure: 'savedviews:saveFailed',
  call: ({ by: _by, userID: _userID, ...view }) => prepare(savedviews.create, { body: view }),
  about: ({ _id }) => [_id],
  assume: ({ by, ...view }) => draftOf(view, by),
  change: ({ by, ...view }) => ({
    lists: savedViewQueries.ofList(view.list, view.boatID).queryKey,
    rule: insertLast(draftOf(view, by)),
  }),
  confirm: (item) => replaceFields(item._id, item),
});

const cached = (client: QueryClient, id: string) =>
  client
    .getQueriesData<readonly SavedViewItem[]>({ queryKey: [NAME, 'list'] })
    .flatMap(([, list]) => list ?? [])
    .find(({ _id }) => _id === id);

type Change = { _id: string } & Partial<Fields>;

const update = listMutation<SavedViewItem, Change, SavedViewItem | Change>({
  name: 'savedviews.update',
  resource: NAME,
  failure: 'savedviews:saveFailed',
  call: ({ _id, ...fields }) => prepare(savedviews.update, { params: { id: _id }, body: fields }),
  about: ({ _id }) => [_id],
  assume: (given, client) => cached(client, given._id) ?? given,
  change: ({ _id, ...fields }) => ({ rule: replaceFields<SavedViewItem>(_id, fields) }),
  confirm: (item) => replaceFields<SavedViewItem>(item._id, item),
});

const remove = listMutation<SavedViewItem, string, { _id: string }>({
  name: 'savedviews.remove',
  resource: NAME,
  failure: 'savedviews:deleteFailed',
  call: (id) => prepare(savedviews.remove, { params: { id } }),
  about: (id) => [id],
  assume: (id) => ({ _id: id }),
  change: (id) => ({ rule: removeItem(id) }),
});

const offerUndo = async (name: string, undo: () => void) => {
  await i18next.loadNamespaces('savedviews');
  addAlert({
    kind: 'info',
    text: i18next.t('savedviews:deleted', { name }),
    action: { label: i18next.t('savedviews:undo'), onClick: undo },
    sticky: true,
    key: 'savedviews.deleted',
  });
};

/**
 * The saved views of a list, as its table takes them: `<DataTable {...useSavedViews('equipment')} … />`. The name is
 * what views are kept under; somebody without a boat has none.
 */
export const useSavedViews = (list: string): { savedViews: SavedViews | undefined } => {
  const user = useMaybeUser();
  const boatID = user?.boatID ?? '';
  const { data } = useQuery(savedViewQueries.ofList(list, boatID));
  const { mutate: send } = useMutation(create);
  const { mutate: change } = useMutation(update);
  const { mutate: drop } = useMutation(remove);
  const userID = user?._id ?? '';
  const by = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  const views = useMemo(
    () =>
      data?.map(
        ({ _id, name, state, shared, userID: owner, updatedBy }): SavedView => ({
          id: _id,
          name,
          state,
          shared,
          mine: owner === userID,
          by: updatedBy,
        }),
      ),
    [data, userID],
  );
  if (boatID === '') return { savedViews: undefined };
  const save = ({ name, shared, state }: Fields) => {
    const _id = newId();
    send({ _id, boatID, list, name, shared, state, userID, by });
    return _id;
  };
  return {
    savedViews: {
      list: views,
      save,
      change: (id, fields) => change({ _id: id, ...fields }),
      remove: (view) => drop(view.id, { onSuccess: () => void offerUndo(view.name, () => void save(view)) }),
    },
  };
};
