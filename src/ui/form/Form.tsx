import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '../Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { FormBody } from './FormBody.tsx';
import { type FormCore, useFormCore } from './useFormCore.ts';

type Props<In extends FieldValues, Out> = FormCore<In, Out> & {
  /** The form's accessible name. */
  label?: string;
  submitLabel?: string;
  /** Further buttons, before Save. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A form in a page; leaving the page with unsaved changes asks first. */
export function Form<In extends FieldValues, Out>({
  label,
  submitLabel,
  actions,
  children,
  ...core
}: Props<In, Out>) {
  const { t } = useTranslation('ui');
  const { form, element, submit, failures, draft, isDirty, isSubmitting, saving } = useFormCore(core);
  // While saving, `onSubmit` itself may navigate to another page.
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty && !saving.current,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  return (
    <FormProvider {...form}>
      <FormBody
        element={element}
        onSubmit={submit}
        failures={failures}
        label={label}
        dirty={isDirty}
        footer={
          <div className="form-foot">
            <span className="small ink2 sp" role="status">
              {draft === 'kept' && t('draftKept')}
              {draft === 'restored' && t('draftRestored')}
            </span>
            {actions}
            <Button variant="primary" type="submit" pending={isSubmitting}>
              {submitLabel ?? t('save')}
            </Button>
          </div>
        }
      >
        {children}
      </FormBody>
      <ConfirmDialog
        open={blocker.status === 'blocked'}
        title={t('leaveTitle')}
        body={t(core.draftKey ? 'leaveBodyDraft' : 'leaveBody')}
        action={t('leave')}
        onConfirm={() => blocker.proceed?.()}
        onClose={() => blocker.reset?.()}
      />
    </FormProvider>
  );
}
