import { z } from 'zod/mini';
import { itemRef } from '#lib/fields.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useFolderTree } from '#modules/folders/useFolderTree.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { PickInput } from '#ui/form/PickInput.tsx';
import type { VesselDocument } from '../contract.ts';
import { useUpdateDocument } from '../queries.ts';

type Props = { items: readonly VesselDocument[]; onDone: () => void; onClose: () => void };

const fields = z.object({ mainfolderID: itemRef('folders') });

/** Moves documents into another folder. */
export default function MoveDialog({ items, onDone, onClose }: Props) {
  const { t } = useTranslation('documents');
  const { options } = useFolderTree();
  const { mutateAsync: update } = useUpdateDocument();
  return (
    <FormDialog
      title={t('move.title', { count: items.length })}
      schema={fields}
      defaultValues={{ mainfolderID: items[0]?.mainfolderID ?? '' }}
      submitLabel={t('move.act')}
      onSubmit={async ({ mainfolderID }) => {
        await Promise.all(
          items
            .filter((item) => item.mainfolderID !== mainfolderID)
            .map(({ _id, rev }) => update({ _id, rev, mainfolderID })),
        );
        onDone();
      }}
      onClose={onClose}
    >
      <PickInput
        name="mainfolderID"
        label={t('field.mainfolderID')}
        options={options}
        placeholder={t('top')}
      />
    </FormDialog>
  );
}
