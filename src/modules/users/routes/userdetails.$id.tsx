import { createFileRoute } from '@tanstack/react-router';
import { UserPage } from '../pages/UserPage.tsx';

export const Route = createFileRoute('/app/userdetails/$id')({ component: UserPage });
