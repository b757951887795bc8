import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { FormPage } from '../pages/FormPage.tsx';
import { logTexts, readsOfLog } from '../queries.ts';
import { pageSearch } from '../volumeSearch.ts';

export const Route = createFileRoute('/app/imocayman/$id')({
  validateSearch: pageSearch,
  loader: preload(readsOfLog, ...logTexts),
  component: () => <FormPage kind="cayman" />,
});
