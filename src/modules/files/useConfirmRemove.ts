import { useTranslation } from '#lib/useTranslation.ts';
import { useAskDelete } from '#ui/useAskDelete.ts';
import type { StoredFile } from './contract.ts';
import { useRemoveFile } from './queries.ts';

/** Deletes a file after asking. */
export function useConfirmRemove() {
  const { t } = useTranslation('files');
  const askDelete = useAskDelete();
  const { mutate: remove } = useRemoveFile();
  return ({ _id, name }: Pick<StoredFile, '_id' | 'name'>) =>
    askDelete({ name, body: t('removeBody'), remove: () => remove(_id) });
}
