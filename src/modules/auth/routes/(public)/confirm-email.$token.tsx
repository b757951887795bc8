import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailPage } from '../../pages/ConfirmEmailPage.tsx';

export const Route = createFileRoute('/auth/(public)/confirm-email/$token')({ component: ConfirmEmail });

function ConfirmEmail() {
  const { token } = Route.useParams();
  return <ConfirmEmailPage token={token} />;
}
