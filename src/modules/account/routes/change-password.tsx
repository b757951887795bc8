import { createFileRoute } from '@tanstack/react-router';
import { ChangePasswordPage } from '../pages/ChangePasswordPage.tsx';

export const Route = createFileRoute('/app/change-password')({ component: ChangePasswordPage });
