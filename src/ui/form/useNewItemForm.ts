import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { blankOf, valuesOf } from '#lib/formValues.ts';
import { newId } from '#lib/newId.ts';
import type { FormCore } from './useFormCore.ts';

type Spec<In extends FieldValues, Out extends object> = {
  /** The fields of the form; the server checks with the same ones. */
  schema: $ZodType<Out, In>;
  /** What a new item begins with, where that is not the schema's default. */
  blank?: Partial<DefaultValues<In>> | undefined;
  /** Stores a draft on the device under this key. */
  draftKey?: string | undefined;
  /** An item without revisions to change: the form starts with it, and sends it whole under its own id. */
  whole?: { readonly _id: string; readonly [field: string]: unknown } | undefined;
  create: (fields: Out & { _id: string }) => unknown;
};

/**
 * A form that creates an item: spread the result on `FormDialog` or `Form`. The id stays the same until the form
 * closes, so saving again after a lost answer is the same create.
 */
export const useNewItemForm = <In extends FieldValues, Out extends object>(
  spec: Spec<In, Out>,
): FormCore<In, Out> => {
  const { schema, blank, draftKey, whole, create } = spec;
  const [_id] = useState(() => whole?._id ?? newId());
  return {
    schema,
    defaultValues: whole ? valuesOf(schema, whole) : { ...blankOf(schema), ...blank },
    draftKey,
    onSubmit: (fields) => create({ ...fields, _id }),
  };
};
