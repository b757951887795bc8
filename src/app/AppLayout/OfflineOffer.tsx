import { type ComponentProps, lazy } from 'react';
import { readsAndWrites } from '#modules/sync/start/begin.ts';

const OfflineSteps = lazy(async () => {
  // It fetches by all of them: with it they would be evaluated in one go.
  await readsAndWrites();
  return import('./OfflineSteps.tsx');
});

/** Offers to make the boat available offline, and shows the progress. */
export default function OfflineOffer(props: ComponentProps<typeof OfflineSteps>) {
  return <OfflineSteps {...props} />;
}
