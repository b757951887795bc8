import { createFileRoute, redirect } from '@tanstack/react-router';
import { useAuth } from '#stores/auth.ts';
import { LoginPage } from '../pages/LoginPage.tsx';
import { loginSearch } from '../rules.ts';

export const Route = createFileRoute('/auth/login')({
  validateSearch: loginSearch,
  beforeLoad: ({ search }) => {
    if (useAuth.getState().token) throw redirect({ href: search.to ?? '/app/home', replace: true });
  },
  component: Login,
});

function Login() {
  const { to } = Route.useSearch();
  return <LoginPage to={to ?? '/app/home'} />;
}
