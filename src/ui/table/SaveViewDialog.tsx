import { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { SwitchInput } from '../form/SwitchInput.tsx';
import { TextInput } from '../form/TextInput.tsx';
import type { SavedView } from './savedState.ts';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  shared: z.boolean(),
});

type Props = {
  /** The view to rename or share; undefined to save a new one. */
  view: Pick<SavedView, 'name' | 'shared'> | undefined;
  onSave: (fields: z.output<typeof schema>) => void;
  onClose: () => void;
};

/** Name and audience of a saved view; loaded on first use. */
const SaveViewDialog = ({ view, onSave, onClose }: Props) => {
  const { t } = useTranslation('table');
  return (
    <FormDialog
      title={view ? t('editView') : t('saveView')}
      schema={schema}
      defaultValues={{ name: view?.name ?? '', shared: view?.shared ?? false }}
      onSubmit={onSave}
      onClose={onClose}
    >
      <TextInput name="name" label={t('viewName')} required wide autoFocus maxLength={60} />
      <SwitchInput name="shared" label={t('shareView')} help={t('shareViewHint')} wide />
    </FormDialog>
  );
};

export default SaveViewDialog;
