import type { LinkTarget } from '#ui/AppLink.tsx';

/** The page of what an answer opened; undefined if it has none. */
export const actLink = ({ kind, id }: { kind: string; id: string }): LinkTarget | undefined => {
  if (id === '') return undefined;
  if (kind === 'job') return { to: '/app/jobdetails/$id', params: { id } };
  if (kind === 'nonconformity') return { to: '/app/ism/nonconformities/$id', params: { id } };
  return kind === 'log' ? { to: '/app/logbook' } : undefined;
};
