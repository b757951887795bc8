import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { PartPage } from '../pages/PartPage.tsx';
import { logTexts, readsOfLog } from '../queries.ts';
import { pageSearch } from '../volumeSearch.ts';

export const Route = createFileRoute('/app/garbagerecord/$id')({
  validateSearch: pageSearch,
  loader: preload(readsOfLog, ...logTexts),
  component: () => <PartPage first="garbage" second="garbage2" />,
});
