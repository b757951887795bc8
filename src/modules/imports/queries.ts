import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '#lib/request.ts';
import { type ImportMapping, imports } from './contract.ts';

const importQueries = {
  ofBoat: (boatID: string, resource: string) =>
    queryOptions({
      queryKey: ['imports', boatID, resource],
      meta: { keep: false },
      queryFn: ({ signal }) => request(imports.ofBoat, { params: { boatID, resource }, signal }),
    }),
};

/** How the user read their last file of a resource; nothing until it is known. */
export const useImportMapping = (boatID: string, resource: string): ImportMapping => {
  const { data } = useQuery({
    queryKey: ['imports', boatID, resource, 'mapping'],
    meta: { keep: false },
    queryFn: ({ signal }) => request(imports.mapping, { params: { boatID, resource }, signal }),
  });
  return data ?? unread;
};

const unread: ImportMapping = { columns: {}, matchBy: '' };

/** Finished imports of a resource, newest first. */
export const useImports = (boatID: string, resource: string) =>
  useQuery(importQueries.ofBoat(boatID, resource));

/** What imports of a resource change beside its own lists. */
const beside: Readonly<Record<string, readonly string[]>> = {
  inventory: ['locations', 'movements'],
  spares: ['spareequipment', 'sections'],
};

/** An import or its undo changes every list of its resource. */
const useInvalidate = () => {
  const client = useQueryClient();
  return ({ boatID, resource }: { boatID: string; resource: string }) =>
    Promise.all([
      ...[resource, ...(beside[resource] ?? [])].map((name) =>
        client.invalidateQueries({ queryKey: [name] }),
      ),
      client.invalidateQueries({ queryKey: importQueries.ofBoat(boatID, resource).queryKey }),
    ]);
};

/** Commits staged rows, all or none; the rows in `leaveOut` are excluded. */
export const useCommitImport = () => {
  const invalidate = useInvalidate();
  return useMutation({
    mutationKey: ['imports'],
    mutationFn: ({ id, leaveOut }: { id: string; leaveOut: number[] }) =>
      request(imports.commit, { params: { id }, body: { leaveOut } }),
    onSuccess: (done) => void invalidate(done),
  });
};

/** Undoes an import. */
export const useUndoImport = () => {
  const invalidate = useInvalidate();
  return useMutation({
    mutationKey: ['imports'],
    mutationFn: (id: string) => request(imports.undo, { params: { id }, body: {} }),
    onSuccess: (done) => void invalidate(done),
  });
};
