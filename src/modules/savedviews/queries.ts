import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import { useMemo } from 'react';
import { newId } from '#lib/newId.ts';
import { readList } from '#lib/outbox/overlay.ts';
import { entities, type PageLink, registerEntity } from '#lib/registry.ts';
import { request } from '#lib/request.ts';
import { translate } from '#lib/text.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { addAlert } from '#stores/alerts.ts';
import type { SavedView, SavedViews } from '#ui/table/savedState.ts';
import { type SavedViewItem, savedView, savedviews } from './contract.ts';
import { viewsKey } from './viewsKey.ts';

const NAME = 'savedviews';

export const savedViewQueries = {
  /** The user's own views of a list, and those shared with the boat. */
  ofList: (list: string, boatID: string) =>
    queryOptions({
      queryKey: viewsKey(list, boatID),
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

/** Loads the writes of views with the first one; says so if their code does not come. */
const withCommands = (write: (commands: typeof import('./queries/commands.ts')) => unknown) =>
  void import('./queries/commands.ts')
    .then(write)
    .catch(async () =>
      addAlert({ kind: 'error', text: await translate('savedviews:saveFailed'), sticky: true }),
    );

/**
 * The saved views of a list, as its table takes them, and the beginning of the key under which a person's arrangement of
 * columns is kept on the device. A user without a boat has none, and neither has a list without a
 * name.
 */
export const useSavedViews = (list = ''): { savedViews: SavedViews | undefined; layoutKey: string } => {
  const user = useMaybeUser();
  const boatID = user?.boatID ?? '';
  const { data } = useQuery(savedViewQueries.ofList(list, boatID));
  const client = useQueryClient();
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
  const layoutKey = `columns:${userID}`;
  if (boatID === '' || list === '') return { savedViews: undefined, layoutKey };
  const save = ({ name, shared, state }: Pick<SavedView, 'name' | 'shared' | 'state'>) => {
    const _id = newId();
    const view = { _id, boatID, list, name, shared, state, userID, by };
    withCommands(({ createView }) => createView(client, view));
    return _id;
  };
  return {
    layoutKey,
    savedViews: {
      list: views,
      save,
      change: (id, fields) => withCommands(({ changeView }) => changeView(client, { _id: id, ...fields })),
      remove: (view) => withCommands(({ removeView }) => removeView(client, view, () => void save(view))),
    },
  };
};
