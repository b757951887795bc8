import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DriveFileMoveOutlined from '@mui/icons-material/DriveFileMoveOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined';
import QrCode2Outlined from '@mui/icons-material/QrCode2Outlined';
import { useTranslation } from '#lib/useTranslation.ts';
import { addAlert } from '#stores/alerts.ts';
import { Menu } from '#ui/Menu.tsx';
import { useAskDelete } from '#ui/useAskDelete.ts';
import { usePhone } from '#ui/useMedia.ts';
import type { Equipment } from '../contract.ts';
import { useDeleteEquipment, useUpdateEquipment } from '../queries.ts';

export type EquipmentDialog = 'edit' | 'sub' | 'move' | 'duplicate' | 'hours';

type Props = { item: Equipment; hasSubgroups: boolean; onOpen: (dialog: EquipmentDialog) => void };

/** What else one can do with a machine. */
export function EquipmentActions({ item, hasSubgroups, onOpen }: Props) {
  const { t } = useTranslation('equipment');
  const askDelete = useAskDelete();
  const { mutate: update } = useUpdateEquipment();
  const remove = useDeleteEquipment();
  const deleteIt = () => {
    if (hasSubgroups) return void addAlert({ kind: 'error', text: t('deleteSubs') });
    askDelete({
      name: item.name,
      body: t('deleteBody'),
      remove: () => remove.mutateAsync(item._id),
      to: { to: '/app/equipment' },
    });
  };
  return (
    <Menu
      label={t('more')}
      icon={<MoreHorizOutlined />}
      iconOnly={usePhone()}
      items={[
        { label: t('edit'), icon: <EditOutlined />, onClick: () => onOpen('edit') },
        { label: t('move'), icon: <DriveFileMoveOutlined />, onClick: () => onOpen('move') },
        { label: t('duplicate'), icon: <ContentCopyOutlined />, onClick: () => onOpen('duplicate') },
        {
          label: t('label'),
          icon: <QrCode2Outlined />,
          to: '/app/equipment/labels',
          search: { ids: [item._id] },
        },
        'divider',
        {
          label: t(item.isArchived ? 'restore' : 'archive'),
          icon: <ArchiveOutlined />,
          onClick: () => update({ _id: item._id, isArchived: !item.isArchived }),
        },
        { label: t('delete'), icon: <DeleteOutlined />, danger: true, onClick: deleteIt },
      ]}
    />
  );
}
