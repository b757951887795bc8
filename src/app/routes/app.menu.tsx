import { createFileRoute } from '@tanstack/react-router';
import { MenuPage } from '../AppLayout/MenuPage.tsx';

/** The menu of a phone, opened by its bottom bar; going back closes it. */
export const Route = createFileRoute('/app/menu')({ component: MenuPage });
