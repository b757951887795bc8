import type { QueryClient } from '@tanstack/react-query';
import { createDeviceOutbox, type DeviceOutbox } from './deviceOutbox.ts';
import type { OutboxOptions } from './outboxTypes.ts';

const outboxes = new WeakMap<QueryClient, DeviceOutbox>();

/** The outbox that belongs to these caches; without `startOutbox`, one that stores nothing. */
export const outboxOf = (client: QueryClient): DeviceOutbox => {
  const there = outboxes.get(client);
  if (there) return there;
  const made = createDeviceOutbox(client, { store: undefined, user: () => null });
  outboxes.set(client, made);
  return made;
};

/** Gives the caches an outbox; called once, before the first write. */
export const startOutbox = (client: QueryClient, options: OutboxOptions): DeviceOutbox => {
  const outbox = createDeviceOutbox(client, options);
  outboxes.set(client, outbox);
  return outbox;
};
