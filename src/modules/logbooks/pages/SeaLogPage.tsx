import { getRouteApi } from '@tanstack/react-router';
import { DeckLogPage } from './DeckLogPage.tsx';

const route = getRouteApi('/app/sealogbook');

/** The log of a vessel under way. */
export function SeaLogPage() {
  const { volume, before } = route.useSearch();
  return <DeckLogPage kind="sea" volume={volume} before={before} />;
}
