import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listMutation } from '#lib/listMutation.ts';
import { insertLast, removeItem, replaceFields } from '#lib/listRules.ts';
import { newId } from '#lib/newId.ts';
import { readList } from '#lib/outbox/overlay.ts';
import { entities, type PageLink, registerEntity } from '#lib/registry.ts';
import { prepare, request } from '#lib/request.ts';
import { loadTranslator } from '#lib/text.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { addAlert } from '#stores/alerts.ts';
import type { SavedView, SavedViews } from '#ui/table/savedState.ts';
import { type SavedViewItem, savedView, savedviews } from './contract.ts';

const NAME = 'savedviews';

export const savedViewQueries = {
  /** The user's own views of a list, and those shared with the boat. */
  ofList: (list: string, boatID: string) =>
    queryOptions({
      queryKey: [NAME, 'list', boatID, list],
      queryFn: ({ signal, ...ask }) =>
        readList(ask, () => request(savedviews.ofList, { params: { list, boatID }, signal })),
      enabled: boatID !== '' && list !== '',
    }),
};

/** The page of the view's list. */
const listPage = ({ list, _id }: SavedViewItem): PageLink | undefined => {
  const pages = Object.assign({}, ...entities().map(({ savedViews: views }) => views));
  const to: LinkProps['to'] = pages[list];
  return to === undefined ? undefined : { to, search: { view: _id } };
};

registerEntity(
  {
    name: NAME,
    access: { read: savedviews.ofList.access, write: savedviews.update.access },
    attachments: false,
    replaces: ['name', 'shared', 'state'],
    item: savedView,
    nameOf: ({ name }) => name,
  },
  // The working set fetches the views of each list with the list.
  { namespace: 'savedviews', page: listPage, edit: { form: 'savedviews' }, offline: 'no' },
);

type Fields = Pick<SavedView, 'name' | 'shared' | 'state'>;
type NewView = Fields & Pick<SavedViewItem, '_id' | 'boatID' | 'list' | 'userID'>;

const draftOf = (view: NewView, by: string): SavedViewItem => {
  const now = new Date().toISOString();
  return { ...view, rev: 0, createdAt: now, updatedAt: now, updatedBy: by };
};

const create = listMutation<SavedViewItem, NewView & { by: string }, SavedViewItem>({
  name: 'savedviews.create',
  label: { text: 'outbox:action.view', icon: 'add' },
  commands: [savedviews.create],
  fields: [],
  resource: NAME,
  failure: 'savedviews:saveFailed',
  call: ({ by: _by, userID: _userID, ...view }) => prepare(savedviews.create, { body: view }),
  entityIds: ({ _id }) => [_id],
  optimisticAnswer: ({ by, ...view }) => draftOf(view, by),
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
  label: { text: 'outbox:action.view', icon: 'edit' },
  commands: [savedviews.update],
  fields: [],
  resource: NAME,
  repairs: ({ _id }) => _id,
  failure: 'savedviews:saveFailed',
  call: ({ _id, ...fields }) => prepare(savedviews.update, { params: { id: _id }, body: fields }),
  entityIds: ({ _id }) => [_id],
  optimisticAnswer: (given, client) => cached(client, given._id) ?? given,
  change: ({ _id, ...fields }) => ({ rule: replaceFields<SavedViewItem>(_id, fields) }),
  confirm: (item) => replaceFields<SavedViewItem>(item._id, item),
});

const remove = listMutation<SavedViewItem, string, { _id: string }>({
  name: 'savedviews.remove',
  label: { text: 'outbox:action.view', icon: 'delete' },
  commands: [savedviews.remove],
  fields: [],
  resource: NAME,
  failure: 'savedviews:deleteFailed',
  call: (id) => prepare(savedviews.remove, { params: { id } }),
  entityIds: (id) => [id],
  optimisticAnswer: (id) => ({ _id: id }),
  change: (id) => ({ rule: removeItem(id) }),
});

/** Renames or shares a saved view. */
export const useUpdateSavedView = () => useMutation(update);

const offerUndo = async (name: string, undo: () => void) => {
  const t = await loadTranslator('savedviews');
  addAlert({
    kind: 'info',
    text: t('deleted', { name }),
    action: { label: t('undo'), onClick: undo },
    sticky: true,
    key: 'savedviews.deleted',
  });
};

/**
 * The saved views of a list, as its table takes them. A user without a boat has none, and neither has a list without a
 * name.
 */
export const useSavedViews = (list = ''): { savedViews: SavedViews | undefined } => {
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
  if (boatID === '' || list === '') return { savedViews: undefined };
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
