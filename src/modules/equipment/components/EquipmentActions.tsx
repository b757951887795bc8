import { useTranslation } from '#lib/useTranslation.ts';
import { addAlert } from '#stores/alerts.ts';
import { Icon } from '#ui/Icon.tsx';
import { Menu } from '#ui/Menu.tsx';
import { useAskDelete } from '#ui/useAskDelete.ts';
import { usePhone } from '#ui/useMedia.ts';
import type { Equipment } from '../contract.ts';
import { useDeleteEquipment, useUpdateEquipment } from '../queries.ts';

export type EquipmentDialog = 'edit' | 'sub' | 'move' | 'duplicate' | 'hours';

type Props = { item: Equipment; hasSubgroups: boolean; onOpen: (dialog: EquipmentDialog) => void };

/** Further actions on a machine. */
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
      icon={<Icon name="more" />}
      iconOnly={usePhone()}
      items={[
        { label: t('edit'), icon: <Icon name="edit" />, onClick: () => onOpen('edit') },
        { label: t('move'), icon: <Icon name="moveFile" />, onClick: () => onOpen('move') },
        { label: t('duplicate'), icon: <Icon name="copy" />, onClick: () => onOpen('duplicate') },
        {
          label: t('label'),
          icon: <Icon name="qr" />,
          to: '/app/equipment/labels',
          search: { ids: [item._id] },
        },
        'divider',
        {
          label: t(item.isArchived ? 'restore' : 'archive'),
          icon: <Icon name="archive" />,
          onClick: () => update({ _id: item._id, isArchived: !item.isArchived }),
        },
        { label: t('delete'), icon: <Icon name="bin" />, danger: true, onClick: deleteIt },
      ]}
    />
  );
}
