import { useTranslation } from '#lib/useTranslation.ts';
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
      action: t('delete'),
      danger: true,
      onConfirm: () => remove(_id),
    });
}
