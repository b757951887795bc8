import { type ReactNode, useId, useState } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { FormBody } from './FormBody.tsx';
import { type FormCore, useFormCore } from './useFormCore.ts';

type Props<In extends FieldValues, Out> = FormCore<In, Out> & {
  title: string;
  onClose: () => void;
  /** Called after saving, before it closes; closing without saving does not call it. */
  onSaved?: (() => void) | undefined;
  submitLabel?: string;
  wide?: boolean;
  children: ReactNode;
};

/** A form in a dialog; it closes after saving, and asks before it discards what was typed. */
export function FormDialog<In extends FieldValues, Out>({
  title,
  onClose,
  onSaved,
  submitLabel,
  wide,
  children,
  ...core
}: Props<In, Out>) {
  const { t } = useTranslation('ui');
  const id = useId();
  const [asking, setAsking] = useState(false);
  const { form, element, submit, failures, draft, isDirty, isSubmitting, discard } = useFormCore(core, () => {
    onSaved?.();
    onClose();
  });
  const leave = () => {
    discard();
    onClose();
  };
  const footer = asking ? (
    <>
      <strong role="alert" className="sp">
        {t('discardQuestion')}
      </strong>
      <Button variant="danger" onClick={leave}>
        {t('discard')}
      </Button>
      {core.draftKey && <Button onClick={onClose}>{t('keepDraft')}</Button>}
      <Button variant="primary" onClick={() => setAsking(false)}>
        {t('keepEditing')}
      </Button>
    </>
  ) : (
    <>
      <span className="small ink2 sp" role="status">
        {draft === 'kept' && t('draftKept')}
        {draft === 'restored' && t('draftRestored')}
      </span>
      <Button onClick={() => (isDirty ? setAsking(true) : onClose())}>{t('cancel')}</Button>
      <Button variant="primary" type="submit" form={id} pending={isSubmitting}>
        {submitLabel ?? t('save')}
      </Button>
    </>
  );
  return (
    <FormProvider {...form}>
      <Dialog
        open
        title={title}
        wide={wide}
        onClose={() => (isDirty && !isSubmitting ? setAsking(true) : onClose())}
        footer={footer}
      >
        <FormBody id={id} dirty={isDirty} element={element} onSubmit={submit} failures={failures}>
          {children}
        </FormBody>
      </Dialog>
    </FormProvider>
  );
}
