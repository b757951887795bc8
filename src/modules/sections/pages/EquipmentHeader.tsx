import type { ReactNode } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { equipment as machines } from '#modules/equipment/contract.ts';
import { type SpareEquipment, spareEquipment } from '#modules/spareequipment/contract.ts';
import { useDeleteSpareEquipment } from '#modules/spareequipment/queries.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { useAskDelete } from '#ui/useAskDelete.ts';
import { useDialog } from '#ui/useDialog.tsx';
import { WaitingPill } from '#ui/WaitingPill.tsx';

/** An equipment of the spares book: its name, the way to its machine, and what is done with it. */
export function EquipmentHeader({ equipment, primary }: { equipment: SpareEquipment; primary: ReactNode }) {
  const { t } = useTranslation(['sections', 'spareequipment', 'spares']);
  const user = useUser();
  const edit = useDialog(() => import('#modules/spareequipment/components/SpareEquipmentDialog.tsx'), {
    item: equipment,
  });
  const { mutateAsync: remove } = useDeleteSpareEquipment();
  const askDelete = useAskDelete();
  const { _id, equipmentName: name, equipmentGroupID: id } = equipment;
  return (
    <>
      <PageHeader
        title={name}
        facts={equipment.department || '\u00A0'}
        crumbs={[{ to: '/app/spareparts', label: t('spares:book') }]}
        actions={
          <>
            <WaitingPill id={_id} />
            {id !== '' && can(user, machines.access.read) && (
              <ButtonLink to="/app/equipment/$id" params={{ id }}>
                {t('machine')}
              </ButtonLink>
            )}
            {can(user, spareEquipment.access.write) && (
              <>
                <Button
                  onClick={() =>
                    askDelete({
                      name,
                      body: t('spareequipment:removeBody'),
                      remove: () => remove(_id),
                      to: { to: '/app/spareparts' },
                    })
                  }
                >
                  {t('delete')}
                </Button>
                <Button onClick={() => edit.open()}>{t('edit')}</Button>
              </>
            )}
          </>
        }
        primary={primary}
      />
      {edit.element}
    </>
  );
}
