import { createFileRoute, redirect } from '@tanstack/react-router';
import { useAuth } from '#stores/auth.ts';
import { LoginPage } from '../pages/LoginPage.tsx';
import { loginSearch } from '../rules.ts';

/** Leads to the first page of the person (`app.$.tsx`). */
const FIRST_PAGE = '/app/start';

export const Route = createFileRoute('/auth/login')({
  validateSearch: loginSearch,
  beforeLoad: ({ search }) => {
    if (useAuth.getState().token) throw redirect({ href: search.to ?? FIRST_PAGE, replace: true });
  },
  component: Login,
});

function Login() {
  const { to } = Route.useSearch();
  return <LoginPage to={to ?? FIRST_PAGE} />;
}
