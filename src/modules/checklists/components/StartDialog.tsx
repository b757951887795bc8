import { useId, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/form/Field.tsx';
import type { Checklist } from '../contract.ts';
import { useStart } from '../useStart.ts';

/** Begins a run of a checklist, for an occasion if there is one. */
export default function StartDialog({ list, onClose }: { list: Checklist; onClose: () => void }) {
  const { t } = useTranslation('checklists');
  const id = useId();
  const [occasion, setOccasion] = useState('');
  const start = useStart();
  const begin = async () => {
    await start(list, occasion.trim());
    onClose();
  };
  return (
    <Dialog
      open
      title={list.title}
      onClose={onClose}
      footer={
        <Button variant="primary" big onClick={begin}>
          {t('start')}
        </Button>
      }
    >
      <Field id={id} label={t('field.occasion')} help={t('occasionHelp')}>
        <div className="in">
          <input
            id={id}
            type="text"
            autoComplete="off"
            value={occasion}
            maxLength={160}
            onChange={(event) => setOccasion(event.target.value)}
          />
        </div>
      </Field>
    </Dialog>
  );
}
