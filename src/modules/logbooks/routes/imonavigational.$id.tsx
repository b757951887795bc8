import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { NavigationalPage } from '../pages/NavigationalPage.tsx';
import { logTexts, readsOfLog } from '../queries.ts';
import { pageSearch } from '../volumeSearch.ts';

export const Route = createFileRoute('/app/imonavigational/$id')({
  validateSearch: pageSearch,
  loader: preload(readsOfLog, ...logTexts),
  component: NavigationalPage,
});
