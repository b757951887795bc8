import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm, useFormState } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { useTranslation } from '#lib/useTranslation.ts';
import { messagesOf } from '../messagesOf.ts';
import { AskedFirst } from './AskedFirst.ts';
import { deleteDraft, readDraft, storeDraft } from './draft.ts';
import { zodMessage } from './zodMessages.ts';

export type FormCore<In extends FieldValues, Out> = {
  /** The contract's zod schema; the server checks with the same one. */
  schema: $ZodType<Out, In>;
  defaultValues: DefaultValues<In>;
  /** A thrown `{ messages: [{ msg, path? }] }` is shown at the fields; the input stays. */
  onSubmit: (values: Out) => unknown;
  /** Stores unsaved input on this device under this key until it is saved or discarded. */
  draftKey?: string | undefined;
};

/** The logic of a form, in a page or a dialog: validate, save once, show the server's messages, keep a draft. */
export function useFormCore<In extends FieldValues, Out>(
  { schema, defaultValues, onSubmit, draftKey }: FormCore<In, Out>,
  onSaved?: () => void,
) {
  const { t } = useTranslation('ui');
  const [failures, setFailures] = useState<string[]>([]);
  const [draft, setDraft] = useState<'none' | 'restored' | 'kept'>(() =>
    readDraft(draftKey) ? 'restored' : 'none',
  );
  const saving = useRef(false);
  const form = useForm<In, unknown, Out>({
    resolver: standardSchemaResolver<In, unknown, Out>({
      '~standard': {
        version: 1,
        vendor: 'zod',
        validate: async (values: unknown) => {
          const result = await schema['~standard'].validate(values);
          if (!result.issues) return result;
          return {
            issues: result.issues.map((issue) => ({ ...issue, message: zodMessage(issue, values, t) })),
          };
        },
      },
    }),
    defaultValues,
  });
  // A hook of its own, because the React Compiler would memoise the first read of `form.formState`.
  const { isDirty, isSubmitting } = useFormState({ control: form.control });

  // A draft is merged into the default values of the first render; later default values do not disturb typing.
  const start = useRef({ form, defaultValues });
  useEffect(() => {
    const stored = readDraft(draftKey);
    if (stored)
      start.current.form.reset({ ...start.current.defaultValues, ...stored }, { keepDefaultValues: true });
  }, [draftKey]);

  useEffect(() => {
    if (!draftKey) return;
    const untouched = JSON.stringify(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (saving.current || JSON.stringify(values) === untouched) return;
        if (storeDraft(draftKey, values)) setDraft('kept');
      },
    });
  }, [form, draftKey]);

  const discard = () => deleteDraft(draftKey);

  const save = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      if (!(error instanceof AskedFirst)) place(error);
      return;
    }
    discard();
    setDraft('none');
    form.reset(form.getValues());
    onSaved?.();
  });

  const element = useRef<HTMLFormElement>(null);
  const isField = (path: string): path is FieldPath<In> => Boolean(element.current?.elements.namedItem(path));
  const place = (error: unknown) => {
    const rest: string[] = [];
    let focused = false;
    for (const { msg, path } of messagesOf(error, t('notSaved'))) {
      if (path !== undefined && isField(path)) {
        form.setError(path, { type: 'server', message: msg }, { shouldFocus: !focused });
        focused = true;
      } else rest.push(msg);
    }
    setFailures(rest);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialog must not submit the form of the page around it.
    event.stopPropagation();
    if (saving.current) return;
    saving.current = true;
    setFailures([]);
    try {
      await save(event);
    } finally {
      saving.current = false;
    }
  };

  return { form, element, submit, failures, draft, isDirty, isSubmitting, saving, discard };
}
