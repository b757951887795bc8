import { type QueryClient, useMutation } from '@tanstack/react-query';
import { nowIso } from '#lib/clock.ts';
import { listMutation } from '#lib/listMutation.ts';
import { insertLast, removeItem, replaceFields } from '#lib/listRules.ts';
import { prepare } from '#lib/request.ts';
import { loadTranslator } from '#lib/text.ts';
import { startWrite } from '#lib/undoable.ts';
import { addAlert } from '#stores/alerts.ts';
import type { SavedView } from '#ui/table/savedState.ts';
import { type SavedViewItem, savedviews } from '../contract.ts';
import { viewsKey } from '../viewsKey.ts';

type Fields = Pick<SavedView, 'name' | 'shared' | 'state'>;
type NewView = Fields & Pick<SavedViewItem, '_id' | 'boatID' | 'list' | 'userID'>;

const draftOf = (view: NewView, by: string): SavedViewItem => {
  const now = nowIso();
  return { ...view, rev: 0, createdAt: now, updatedAt: now, updatedBy: by };
};

const create = listMutation<SavedViewItem, NewView & { by: string }, SavedViewItem>({
  name: 'savedviews.create',
  label: { text: 'outbox:action.view', icon: 'add' },
  commands: [savedviews.create],
  fields: [],
  resource: 'savedviews',
  failure: 'savedviews:saveFailed',
  call: ({ by: _by, userID: _userID, ...view }) => prepare(savedviews.create, { body: view }),
  entityIds: ({ _id }) => [_id],
  optimisticAnswer: ({ by, ...view }) => draftOf(view, by),
  change: ({ by, ...view }) => ({
    lists: viewsKey(view.list, view.boatID),
    rule: insertLast(draftOf(view, by)),
  }),
  confirm: (item) => replaceFields(item._id, item),
});

const cached = (client: QueryClient, id: string) =>
  client
    .getQueriesData<readonly SavedViewItem[]>({ queryKey: ['savedviews', 'list'] })
    .flatMap(([, list]) => list ?? [])
    .find(({ _id }) => _id === id);

type Change = { _id: string } & Partial<Fields>;

const update = listMutation<SavedViewItem, Change, SavedViewItem | Change>({
  name: 'savedviews.update',
  label: { text: 'outbox:action.view', icon: 'edit' },
  commands: [savedviews.update],
  fields: [],
  resource: 'savedviews',
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
  resource: 'savedviews',
  failure: 'savedviews:deleteFailed',
  call: (id) => prepare(savedviews.remove, { params: { id } }),
  entityIds: (id) => [id],
  optimisticAnswer: (id) => ({ _id: id }),
  change: (id) => ({ rule: removeItem(id) }),
});

/** Renames or shares a saved view. */
export const useUpdateSavedView = () => useMutation(update);

/** Saves a new view. */
export const createView = (client: QueryClient, view: NewView & { by: string }) =>
  startWrite(client, create, view);

/** Renames, shares or replaces a view. */
export const changeView = (client: QueryClient, change: Change) => startWrite(client, update, change);

/** Deletes a view and offers an undo. */
export const removeView = async (
  client: QueryClient,
  { id, name }: Pick<SavedView, 'id' | 'name'>,
  undo: () => void,
) => {
  if (!(await startWrite(client, remove, id))) return;
  const t = await loadTranslator('savedviews');
  addAlert({
    kind: 'info',
    text: t('deleted', { name }),
    action: { label: t('undo'), onClick: undo },
    sticky: true,
    key: 'savedviews.deleted',
  });
};
