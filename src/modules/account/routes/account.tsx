import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../pages/AccountPage.tsx';
import { accountQueries } from '../queries.ts';

export const Route = createFileRoute('/app/account')({
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(accountQueries.sessions()),
  component: AccountPage,
});
