import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DriveFileMoveOutlined from '@mui/icons-material/DriveFileMoveOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined';
import QrCode2Outlined from '@mui/icons-material/QrCode2Outlined';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { addAlert } from '#stores/alerts.ts';
import { Menu } from '#ui/Menu.tsx';
import { useConfirm } from '#ui/useConfirm.tsx';
import { usePhone } from '#ui/useMedia.ts';
import type { Equipment } from '../contract.ts';
import { useDeleteEquipment, useUpdateEquipment } from '../queries.ts';

export type EquipmentDialog = 'edit' | 'sub' | 'move' | 'duplicate' | 'hours';

type Props = { item: Equipment; hasSubgroups: boolean; onOpen: (dialog: EquipmentDialog) => void };

/** Further actions on a machine. */
export function EquipmentActions({ item, hasSubgroups, onOpen }: Props) {
  const { t } = useTranslation('equipment');
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { mutate: update } = useUpdateEquipment();
  const remove = useDeleteEquipment();
  const askDelete = () => {
    if (hasSubgroups) return void addAlert({ kind: 'error', text: t('deleteSubs') });
    confirm({
      title: t('deleteTitle', { name: item.name }),
      body: t('deleteBody'),
      action: t('delete'),
      danger: true,
      onConfirm: async () => {
        await remove.mutateAsync(item._id);
        await navigate({ to: '/app/equipment' });
      },
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
        { label: t('delete'), icon: <DeleteOutlined />, danger: true, onClick: askDelete },
      ]}
    />
  );
}
