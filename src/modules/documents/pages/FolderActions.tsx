import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { fileQueries } from '#modules/files/queries/lists.ts';
import type { Folder } from '#modules/folders/contract.ts';
import { useDeleteFolder } from '#modules/folders/queries.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Menu, type MenuItem } from '#ui/Menu.tsx';
import { useAskDelete } from '#ui/useAskDelete.ts';
import { useConfirm } from '#ui/useConfirm.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { documents as documentResource, type VesselDocument } from '../contract.ts';
import { usePinning } from '../usePinning.ts';

type Props = {
  folder: Folder | undefined;
  documents: readonly VesselDocument[];
  inside: string;
  mayWrite: boolean;
};

/** What can be done with the open folder: a new one in it, keep it on this device, rename, move, restrict, delete. */
export function FolderActions({ folder, documents, inside, mayWrite }: Props) {
  const { t } = useTranslation(['documents', 'folders']);
  const format = useFormat();
  const navigate = useNavigate();
  const client = useQueryClient();
  const confirm = useConfirm();
  const askDelete = useAskDelete();
  const { boatID } = useUser();
  const { mutateAsync: remove } = useDeleteFolder();
  const { pins, keep, giveBack, busy } = usePinning();
  const create = useDialog(() => import('#modules/folders/components/FolderDialog.tsx'), { inside });
  const edit = useDialog(() => import('#modules/folders/components/FolderDialog.tsx'));
  const add = useDialog(() => import('../EditForm.tsx'), { inside });
  const pinned = documents.filter(({ _id }) => pins.has(_id));

  const keepAll = async () => {
    const files = await client.fetchQuery(fileQueries.ofBoat(boatID, documentResource.name));
    const byID = new Map(files.map((file) => [file._id, file]));
    const list = documents.flatMap(({ _id, mainFile }) => {
      const file = byID.get(mainFile);
      return file && pins.get(_id)?.fileID !== mainFile ? [{ documentID: _id, file }] : [];
    });
    const size = list.reduce((sum, { file }) => sum + file.size, 0);
    confirm({
      title: t('pin.folderTitle', { name: folder?.name ?? t('title') }),
      body: t('pin.folderBody', { count: list.length, size: format.bytes(size) }),
      action: t('pin.folderAct'),
      onConfirm: () => keep(list),
    });
  };

  const items: MenuItem[] = [
    { label: t('pin.folder'), icon: <Icon name="pinOff" />, disabled: busy, onClick: () => void keepAll() },
    ...(pinned.length > 0
      ? [
          {
            label: t('pin.folderOff', { count: pinned.length }),
            icon: <Icon name="pinOn" />,
            onClick: () => void giveBack(pinned.map(({ _id }) => _id)),
          },
        ]
      : []),
    ...(mayWrite ? [{ label: t('new'), icon: <Icon name="paper" />, onClick: () => add.open() }] : []),
    ...(mayWrite && folder
      ? [
          'divider' as const,
          {
            label: t('folders:change'),
            icon: <Icon name="edit" />,
            onClick: () => edit.open({ item: folder }),
          },
          {
            label: t('folders:delete'),
            icon: <Icon name="trash" />,
            danger: true,
            onClick: () =>
              askDelete({
                name: folder.name,
                body: t('folders:removeBody'),
                remove: async () => {
                  await remove(folder._id);
                  await navigate({ to: '/app/vesseldocs', search: {} });
                },
              }),
          },
        ]
      : []),
  ];
  return (
    <>
      {mayWrite && (
        <Button icon={<Icon name="folder" />} onClick={() => create.open()}>
          {t('folders:new')}
        </Button>
      )}
      <Menu label={t('more')} icon={<Icon name="more" />} iconOnly items={items} />
      {create.element}
      {edit.element}
      {add.element}
    </>
  );
}
