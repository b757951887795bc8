import { createFileRoute } from '@tanstack/react-router';
import { CrewEmailPage } from '../pages/CrewEmailPage.tsx';

export const Route = createFileRoute('/app/crewemail')({ component: CrewEmailPage });
