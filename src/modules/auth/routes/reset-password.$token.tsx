import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '../pages/ResetPasswordPage.tsx';

export const Route = createFileRoute('/auth/reset-password/$token')({ component: ResetPassword });

function ResetPassword() {
  const { token } = Route.useParams();
  return <ResetPasswordPage token={token} />;
}
