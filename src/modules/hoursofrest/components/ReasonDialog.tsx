import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field, fieldAria } from '#ui/form/Field.tsx';

type Props = {
  title: string;
  facts: string;
  label: string;
  onSave: (reason: string) => void;
  onClose: () => void;
};

/** Why a rule was broken, or why a signed day is changed. */
export default function ReasonDialog({ title, facts, label, onSave, onClose }: Props) {
  const { t } = useTranslation('hoursofrest');
  const id = useId();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setAsked(true);
    onSave(text.trim());
    onClose();
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={id}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={save} className="stack">
        <p className="ink2">{facts}</p>
        <Field id={`${id}-text`} label={label} error={asked ? t('reasonNeeded') : undefined} required>
          <div className={asked ? 'in err' : 'in'}>
            <textarea
              {...fieldAria(`${id}-text`, asked ? t('reasonNeeded') : undefined)}
              rows={4}
              maxLength={500}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setAsked(false);
              }}
            />
          </div>
        </Field>
      </form>
    </Dialog>
  );
}
