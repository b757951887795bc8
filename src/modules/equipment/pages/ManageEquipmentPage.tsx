import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { addAlert } from '#stores/alerts.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { lazyDialog } from '#ui/lazyDialog.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { useTicks } from '#ui/table/useSelection.ts';
import { useAskDelete } from '#ui/useAskDelete.ts';
import type { Equipment } from '../contract.ts';
import { useAllEquipment, useDeleteEquipment } from '../queries.ts';
import { deepestFirst } from '../rules.ts';
import { EquipmentTable } from './EquipmentTable.tsx';

const ManageDialog = lazyDialog(() => import('../components/ManageDialog.tsx'));

const none: Equipment[] = [];

/** Bulk actions: change, move, label, archive and delete ticked equipment; import a list. */
export function ManageEquipmentPage() {
  const { t } = useTranslation(['equipment', 'table', 'nav']);
  const navigate = useNavigate();
  const askDelete = useAskDelete();
  const { data = none } = useAllEquipment();
  const remove = useDeleteEquipment();
  const { untick, ...ticks } = useTicks();
  const [dialog, setDialog] = useState<{ kind: 'change' | 'move' | 'new'; items: Equipment[] }>();

  const deleteAll = (items: Equipment[]) => {
    const going = new Set(items.map(({ _id }) => _id));
    const left = data.some((item) => going.has(item.parentID) && !going.has(item._id));
    if (left) return void addAlert({ kind: 'error', text: t('deleteManySubs') });
    askDelete({
      title: t('deleteMany', { count: items.length }),
      body: t('deleteBody'),
      remove: async () => {
        // Deepest first, because a group with subgroups cannot be deleted.
        for (const item of deepestFirst(items, data)) await remove.mutateAsync(item._id);
        untick();
      },
    });
  };
  const bulkActions = (items: Equipment[]) => (
    <>
      <Button icon={<Icon name="edit" />} onClick={() => setDialog({ kind: 'change', items })}>
        {t('bulkEdit')}
      </Button>
      <Button icon={<Icon name="moveFile" />} onClick={() => setDialog({ kind: 'move', items })}>
        {t('move')}
      </Button>
      <Button
        icon={<Icon name="qr" />}
        onClick={() =>
          navigate({ to: '/app/equipment/labels', search: { ids: items.map(({ _id }) => _id) } })
        }
      >
        {t('labels')}
      </Button>
      <Button icon={<Icon name="bin" />} onClick={() => deleteAll(items)}>
        {t('delete')}
      </Button>
    </>
  );
  return (
    <>
      <PageHeader
        title={t('manageTitle')}
        facts={t('manageFacts')}
        crumbs={[{ label: t('title'), to: '/app/equipment' }]}
        actions={
          <>
            <ButtonLink to="/app/deleted" search={{ of: 'equipment' }} icon={<Icon name="bin" />}>
              {t('nav:deleted')}
            </ButtonLink>
            <ButtonLink to="/app/equipment/import" icon={<Icon name="send" />}>
              {t('import')}
            </ButtonLink>
          </>
        }
        primary={
          <Button
            variant="primary"
            icon={<Icon name="plus" />}
            onClick={() => setDialog({ kind: 'new', items: [] })}
          >
            {t('new')}
          </Button>
        }
      />
      <EquipmentTable
        label={t('manageTitle')}
        {...ticks}
        selectedLabel={useCallback((count: number) => t('ticked', { count }), [t])}
        bulkActions={bulkActions}
      />
      {dialog && (
        <ManageDialog {...dialog} all={data} onClose={() => setDialog(undefined)} onSaved={untick} />
      )}
    </>
  );
}
