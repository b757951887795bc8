import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { AuditPage } from '../pages/AuditPage.tsx';
import { ncQueries } from '../queries.ts';

export const Route = createFileRoute('/app/ism/audit')({
  loader: preload(() => [ncQueries.audit()], 'nonconformities', 'ism'),
  component: AuditPage,
});
