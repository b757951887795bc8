import { getRouteApi } from '@tanstack/react-router';
import { DeckLogPage } from './DeckLogPage.tsx';

const route = getRouteApi('/app/chiefofficer/$id');

/** The log of the deck department. */
export function ChiefLogPage() {
  const { id } = route.useParams();
  const { before } = route.useSearch();
  return <DeckLogPage kind="chief" volume={id} before={before} />;
}
