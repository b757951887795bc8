import { resourceHooks, resourceQueries, savedTexts } from '#lib/resourceHooks.ts';
import { type Folder, folders } from './contract.ts';

export const folderQueries = resourceQueries(folders);

export const {
  useList: useFolders,
  useCreate: useCreateFolder,
  useUpdate: useUpdateFolder,
  useRemove: useDeleteFolder,
} = resourceHooks(folders, {
  namespace: 'folders',
  page: ({ _id }: Folder) => ({ to: '/app/vesseldocs', search: { folder: _id } }),
  edit: { form: 'folders' },
  offline: 'list',
  palette: { search: () => [], hint: () => [], max: 5 },
  texts: savedTexts('folders'),
});
