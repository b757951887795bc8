import { useWaiting } from '#lib/outbox/useOutbox.ts';
import { SyncPill } from './SyncPill.tsx';

/** Shown beside an item's title if one of its changes is only on this device or needs attention; otherwise nothing. */
export function WaitingPill({ id }: { id: string }) {
  const waiting = useWaiting(id);
  return waiting ? <SyncPill state={waiting === 'attention' ? 'attention' : 'device'} /> : null;
}
