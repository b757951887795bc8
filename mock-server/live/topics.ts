import type { Access } from '#lib/endpoint.ts';

/**
 * What changes are published about, and what one needs to receive them: the access of the call that reads it. Every
 * resource is one. A part of items (`worklist/comments`) is published with the ids of the items.
 */
export type Topic = { name: string; access: { read: Access } };

/** A topic that is no resource. The module that owns it names it in `topics`; without that nobody receives it. */
export const topic = (name: string, read: Access): Topic => ({ name, access: { read } });

/** The photos and files of a resource's items: for whoever may change the items. */
export const filesTopic = ({ name, access }: { name: string; access: { write: Access } }): Topic =>
  topic(`${name}/files`, access.write);
