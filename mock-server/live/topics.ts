import type { Access } from '#lib/endpoint.ts';

/**
 * What changes are published about, and the right needed to receive them: that of the call that reads it. Every
 * resource is one. A part of items (`worklist/comments`) is published with the ids of the items.
 */
export type Topic = { name: string; access: { read: Access } };

/** A topic that is not a resource. Its module lists it in `topics`; otherwise nobody receives it. */
export const topic = (name: string, read: Access): Topic => ({ name, access: { read } });

/** The photos and files of a resource's items: for users who may change the items, or whose own they are. */
export const filesTopic = ({
  name,
  access,
  own,
}: {
  name: string;
  access: { write: Access };
  own?: unknown;
}): Topic =>
  topic(
    `${name}/files`,
    own && typeof access.write === 'object' ? { ...access.write, own: true } : access.write,
  );
