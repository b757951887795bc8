import { getRouteApi } from '@tanstack/react-router';
import { DeckLogPage } from './DeckLogPage.tsx';

const route = getRouteApi('/app/portbridgelogbook');

/** The log of the bridge in port or at anchor. */
export function PortBridgeLogPage() {
  const { volume, before } = route.useSearch();
  return <DeckLogPage kind="portbridge" volume={volume} before={before} />;
}
