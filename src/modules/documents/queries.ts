import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '#lib/request.ts';
import { resourceHooks, resourceQueries, savedTexts } from '#lib/resourceHooks.ts';
import { useMine } from '#lib/viewer.ts';
import { documentReads } from './contract/commands.ts';
import { documents } from './contract.ts';

export const documentQueries = {
  ...resourceQueries(documents),
  search: (boatID: string, q: string) =>
    queryOptions({
      queryKey: ['documents', 'search', boatID, q],
      queryFn: ({ signal }) => request(documentReads.search, { params: { boatID }, search: { q }, signal }),
      enabled: boatID !== '' && q.trim() !== '',
      meta: { access: documentReads.search.access, keep: false },
    }),
  changes: (id: string, from: string, to: string) =>
    queryOptions({
      queryKey: ['documents', 'changes', id, from, to],
      queryFn: ({ signal }) =>
        request(documentReads.changes, { params: { id }, search: { from, to }, signal }),
      meta: { access: documentReads.changes.access, keep: false },
    }),
};

export const {
  useList: useDocuments,
  useDetails: useDocument,
  useCreate: useCreateDocument,
  useUpdate: useUpdateDocument,
  useRemove: useDeleteDocument,
} = resourceHooks(documents, {
  namespace: 'documents',
  page: '/app/vesseldocs/document/$id',
  edit: { form: 'documents' },
  offline: 'list',
  savedViews: { documents: '/app/vesseldocs' },
  palette: {
    search: ({ subform, note }) => [subform, note],
    hint: ({ subform }) => [subform],
    max: 5,
  },
  texts: savedTexts('documents'),
});

/** What the server finds in names and texts; asked once the words are typed. */
export const useFoundDocuments = (q: string) =>
  useQuery(useMine((boatID) => documentQueries.search(boatID, q)));

/** What differs between two revisions. */
export const useChanges = (id: string, from: string, to: string) =>
  useQuery(documentQueries.changes(id, from, to));
