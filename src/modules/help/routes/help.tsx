import { createFileRoute } from '@tanstack/react-router';
import { HelpPage } from '../pages/HelpPage.tsx';

export const Route = createFileRoute('/app/help')({ component: HelpPage });
