import type { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { usePeople } from '#modules/worklist/queries.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { MultiPick } from '#ui/form/MultiPick.tsx';
import { PickInput } from '#ui/form/PickInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useItemForm } from '#ui/form/useItemForm.ts';
import { type Folder, folderFields } from '../contract.ts';
import { useCreateFolder, useUpdateFolder } from '../queries.ts';
import { mayApprove } from '../rules.ts';
import { useFolderTree } from '../useFolderTree.ts';

type Values = z.input<typeof folderFields>;
type Props = { item?: Folder; inside?: string; onClose: () => void };

/** Adds a folder inside another, or changes one: its name, where it lies, and who may open it. */
export default function FolderDialog({ item, inside = '', onClose }: Props) {
  const { t } = useTranslation('folders');
  const user = useUser();
  const { options } = useFolderTree(item?._id);
  const { data: people = [] } = usePeople();
  const create = useCreateFolder().mutateAsync;
  const update = useUpdateFolder().mutateAsync;
  const { opened, ...form } = useItemForm({
    name: 'folders',
    schema: folderFields,
    item,
    blank: { mainfolderID: inside },
    newDraft: `in.${inside}`,
    // Whether it stands at the top follows from where it lies.
    create: async (fields) => {
      await create({ ...fields, mainFolder: fields.mainfolderID === '', boatID: user.boatID });
    },
    update: ({ mainfolderID, ...fields }) =>
      update(
        mainfolderID === undefined ? fields : { ...fields, mainfolderID, mainFolder: mainfolderID === '' },
      ),
  });
  const departments = [...new Set(people.map(({ department }) => department).filter(Boolean))].sort();
  return (
    <FormDialog {...form} title={opened?.name ?? t('new')} onClose={onClose}>
      <TextInput<Values> name="name" label={t('field.name')} required autoFocus />
      <PickInput<Values>
        name="mainfolderID"
        label={t('field.mainfolderID')}
        options={options}
        placeholder={t('top')}
      />
      {mayApprove(user) && (
        <>
          <FormSection title={t('rights')} />
          <MultiPick<Values>
            name="departments"
            label={t('field.departments')}
            help={t('rightsHelp')}
            options={departments.map((value) => ({ value, label: value }))}
          />
          <MultiPick<Values>
            name="readers"
            label={t('field.readers')}
            options={people.map(({ _id, name, jobtitle }) => ({ value: _id, label: name, hint: jobtitle }))}
          />
        </>
      )}
    </FormDialog>
  );
}
