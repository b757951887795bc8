import { getRouteApi } from '@tanstack/react-router';
import { DeckLogPage } from './DeckLogPage.tsx';

const route = getRouteApi('/app/portlogbook');

/** The log of a vessel in port or at anchor. */
export function PortLogPage() {
  const { volume, before } = route.useSearch();
  return <DeckLogPage kind="port" volume={volume} before={before} />;
}
