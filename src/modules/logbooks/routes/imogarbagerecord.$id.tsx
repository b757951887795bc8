import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { PartFormPage } from '../pages/PartPage.tsx';
import { logTexts, readsOfLog } from '../queries.ts';
import { pageSearch } from '../volumeSearch.ts';

export const Route = createFileRoute('/app/imogarbagerecord/$id')({
  validateSearch: pageSearch,
  loader: preload(readsOfLog, ...logTexts),
  component: () => <PartFormPage first="garbage" second="garbage2" />,
});
