import type { Since } from '#modules/history/contract.ts';

/**
 * The last change of a field. Changes from before devices were known, and those of imports, have no `device`; older ones
 * no `at`.
 */
export type FieldMark = { rev: number; by: string; name: string; device?: string; at?: string };

/** Whether a change was made on the device of this call, by the same person. */
export const isOwn = (
  { by, device }: FieldMark,
  { viewer, device: here }: { viewer: { _id: string }; device?: string | undefined },
) => by === viewer._id && (device === undefined || device === here);

/** A change of a field as its mark tells it. */
export const sinceOf = (field: string, { at = '', name }: FieldMark, own: boolean): Since => ({
  at,
  userName: name,
  action: 'update',
  fields: [field],
  own,
});
