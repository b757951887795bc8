import { useTranslation } from '#lib/useTranslation.ts';
import { useConfirm } from '#ui/useConfirm.tsx';
import type { Import } from './contract.ts';
import { useUndoImport } from './queries.ts';

/** Undoes an import after asking. */
export const useAskUndo = () => {
  const { t } = useTranslation('imports');
  const confirm = useConfirm();
  const undo = useUndoImport();
  return (done: Import, onUndone?: () => void) =>
    confirm({
      title: t('undoTitle', { file: done.fileName }),
      body: t('undoBody', { created: done.created, updated: done.updated }),
      action: t('undo'),
      danger: true,
      onConfirm: async () => {
        await undo.mutateAsync(done._id);
        onUndone?.();
      },
    });
};
