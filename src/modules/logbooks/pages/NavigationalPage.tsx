import { getRouteApi } from '@tanstack/react-router';
import { DeckLogPage } from './DeckLogPage.tsx';

const route = getRouteApi('/app/imonavigational/$id');

/** The record of navigational activities. */
export function NavigationalPage() {
  const { id } = route.useParams();
  const { before } = route.useSearch();
  return <DeckLogPage kind="navigational" volume={id} before={before} />;
}
