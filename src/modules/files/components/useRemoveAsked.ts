import { useTranslation } from 'react-i18next';
import { useConfirm } from '#ui/useConfirm.tsx';
import type { StoredFile } from '../contract.ts';
import { useRemoveFile } from '../queries.ts';

/** Deletes a file after asking. */
export function useRemoveAsked() {
  const { t } = useTranslation('files');
  const confirm = useConfirm();
  const { mutate: remove } = useRemoveFile();
  return ({ _id, name }: Pick<StoredFile, '_id' | 'name'>) =>
    confirm({
      title: t('removeTitle', { name }),
      body: t('removeBody'),
      action: t('remove'),
      danger: true,
      onConfirm: () => remove(_id),
    });
}
