import type { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { SwitchInput } from '#ui/form/SwitchInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { useItemForm } from '#ui/form/useItemForm.ts';
import { logFields, type Watch, type WatchLog } from '../contract.ts';
import { useCreateLog, useUpdateLog } from '../queries.ts';

type Values = z.input<typeof logFields>;
type Props = { watch: Watch; item?: WatchLog; onClose: () => void };

/** Writes what the relief must know. */
export default function LogDialog({ watch, item, onClose }: Props) {
  const { t } = useTranslation('watchkeeping');
  const { mutateAsync: create } = useCreateLog();
  const { mutateAsync: update } = useUpdateLog();
  const { opened, ...form } = useItemForm({
    name: 'watchlogs',
    schema: logFields,
    item,
    blank: { watchID: watch._id },
    newDraft: `new.${watch._id}`,
    create: (fields) => create({ ...fields, boatID: watch.boatID }),
    update,
  });
  return (
    <FormDialog {...form} title={opened ? t('changeLog') : t('newLog')} onClose={onClose}>
      <TextArea<Values> name="notes" label={t('field.notes')} help={t('notesHelp')} rows={8} required />
      <SwitchInput<Values> name="rounds" label={t('field.rounds')} wide />
    </FormDialog>
  );
}
