import { useWaiting } from '#lib/outbox/useOutbox.ts';
import { SyncPill } from './SyncPill.tsx';

/** Beside the title of a thing: that something about it is on this device only, or needs attention; nothing otherwise. */
export function WaitingPill({ id }: { id: string }) {
  const waiting = useWaiting(id);
  return waiting ? <SyncPill state={waiting === 'attention' ? 'attention' : 'device'} /> : null;
}
