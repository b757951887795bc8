import { useQuery } from '@tanstack/react-query';
import { request } from '#lib/request.ts';
import { vessel } from '../contract.ts';

/** Whom to call when access has ended; apart from the other queries, which every first screen has. */
export const useContact = () =>
  useQuery({
    queryKey: ['vessel', 'contact'],
    queryFn: ({ signal }) => request(vessel.contact, { signal }),
    meta: { access: vessel.contact.access },
  });
