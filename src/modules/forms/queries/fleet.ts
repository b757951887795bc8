import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { commandMutation } from '#lib/commandMutation.ts';
import { request } from '#lib/request.ts';
import { boatForms } from '../contract/commands.ts';
import { forms } from '../contract.ts';

export const fleetQueries = {
  fleet: () =>
    queryOptions({
      queryKey: ['boatforms', 'fleet'],
      queryFn: ({ signal }) => request(boatForms.fleet, { signal }),
      meta: { access: boatForms.fleet.access },
    }),
  copies: (id: string) =>
    queryOptions({
      queryKey: ['boatforms', 'copies', id],
      queryFn: ({ signal }) => request(boatForms.copies, { params: { id }, signal }),
      meta: { access: boatForms.copies.access },
    }),
};

/** The forms of all vessels of the user. */
export const useFleetForms = () => useQuery(fleetQueries.fleet());
/** The other vessels, and how their copies differ. */
export const useCopies = (id: string) => useQuery(fleetQueries.copies(id));

const push = commandMutation({
  resource: 'boatforms',
  success: 'forms:pushed',
  failure: 'messages:formCreationFailed',
  call: ({ id, ...body }: { id: string; boatIDs: string[]; how: 'merge' | 'replace' }) =>
    request(boatForms.push, { params: { id }, body }),
  onAnswer: (client) =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['boatforms'] }),
      client.invalidateQueries({ queryKey: [forms.name] }),
    ]),
});
export const usePushForm = () => useMutation(push);
