import { useMutation } from '@tanstack/react-query';
import { request } from '#lib/request.ts';
import { newAddress } from './contract/newAddress.ts';

/** Confirms a new address through the link mailed to it; nobody needs to be signed in. */
export const useConfirmEmail = () =>
  useMutation({
    mutationKey: ['auth'],
    mutationFn: (token: string) => request(newAddress.confirm, { params: { token }, body: {} }),
    onSuccess: (_answer, _variables, _result, { client }) => client.invalidateQueries(),
  });
