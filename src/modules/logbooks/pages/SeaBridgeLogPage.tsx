import { getRouteApi } from '@tanstack/react-router';
import { DeckLogPage } from './DeckLogPage.tsx';

const route = getRouteApi('/app/seabridgelogbook');

/** The log of the bridge under way, as the instruments show it. */
export function SeaBridgeLogPage() {
  const { volume, before } = route.useSearch();
  return <DeckLogPage kind="seabridge" volume={volume} before={before} />;
}
