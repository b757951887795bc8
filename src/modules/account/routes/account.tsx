import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { AccountPage } from '../pages/AccountPage.tsx';
import { accountQueries } from '../queries.ts';

export const Route = createFileRoute('/app/account')({
  loader: preload(() => [accountQueries.sessions()]),
  component: AccountPage,
});
