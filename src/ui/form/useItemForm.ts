import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { ApiError } from '#lib/apiError.ts';
import { changedFields } from '#lib/changedFields.ts';
import { valuesOf } from '#lib/formValues.ts';
import type { FormCore } from './useFormCore.ts';
import { useNewItemForm } from './useNewItemForm.ts';

export type Item = { _id: string; rev: number };

export type Spec<In extends FieldValues, Out extends object, T extends Item | undefined> = {
  /** The name of the drafts on the device: `${name}.edit.${_id}`, and `${name}.${newDraft}` for a new item. */
  name: string;
  /** The fields of the form; the server checks with the same ones. */
  schema: $ZodType<Out, In>;
  /** The item to change; undefined to create a new one. */
  item: T;
  /** Initial values of a new item that differ from the schema's defaults. */
  blank?: Partial<DefaultValues<In>> | undefined;
  /** Part of the draft's key: what a new item belongs to. By default 'new'. */
  newDraft?: string;
  /** Maps an item to form values, if the fields differ. */
  toForm?: (item: NonNullable<T>) => DefaultValues<In>;
  create?: (fields: Out & { _id: string }) => unknown;
  /** Sends the changed fields with the revision they are based on. */
  update?: (change: Partial<Out> & Item) => unknown;
  /** Replaces `update` for a call that needs the whole item at that revision. */
  updateFrom?: (base: NonNullable<T>, change: Partial<Out> & Item) => unknown;
};

type ItemForm<In extends FieldValues, Out extends object, T> = FormCore<In, Out> & {
  /** The item as it was when the form was opened. */
  opened: T;
};

/**
 * A form that creates or changes one item: spread the result on `FormDialog` or `Form`.
 * - Create: as `useNewItemForm`, with a draft.
 * - Change: sends only what differs from the item as it was when the form was opened. Changes by others meanwhile are
 *   neither sent nor overwritten. After a 409 the person has been told of the other change, and a further save is based
 *   on it.
 */
export const useItemForm = <In extends FieldValues, Out extends object, T extends Item | undefined>({
  name,
  schema,
  item,
  blank,
  newDraft = 'new',
  toForm,
  create,
  update,
  updateFrom,
}: Spec<In, Out, T>): ItemForm<In, Out, T> => {
  const fresh = useNewItemForm({
    schema,
    blank,
    draftKey: `${name}.${newDraft}`,
    create: (fields) => create?.(fields),
  });
  const [opened] = useState(item);
  const [base, setBase] = useState(item);
  if (!opened || !base) return { ...fresh, opened };
  return {
    schema,
    defaultValues: toForm?.(opened) ?? valuesOf(schema, opened),
    draftKey: `${name}.edit.${opened._id}`,
    onSubmit: async (fields) => {
      const changed = changedFields(fields, opened);
      if (Object.keys(changed).length === 0) return;
      try {
        const change = { ...changed, _id: opened._id, rev: base.rev };
        await (updateFrom ? updateFrom(base, change) : update?.(change));
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) {
          const current: { rev?: unknown } = Object(error.current);
          setBase({ ...base, ...current, rev: typeof current.rev === 'number' ? current.rev : base.rev });
        }
        throw error;
      }
    },
    opened,
  };
};
