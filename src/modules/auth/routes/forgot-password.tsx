import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../pages/ForgotPasswordPage.tsx';

export const Route = createFileRoute('/auth/forgot-password')({ component: ForgotPasswordPage });
