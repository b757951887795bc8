import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Menu } from '#ui/Menu.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { usePhone } from '#ui/useMedia.ts';
import type { Equipment } from '../contract.ts';
import { useAllEquipment } from '../queries.ts';
import { EquipmentTable } from './EquipmentTable.tsx';

const none: Equipment[] = [];

/** All equipment of the boat as a tree, with flags to change in place. */
export function EquipmentListPage() {
  const { t } = useTranslation(['equipment', 'worklist', 'table']);
  const { data = none, isPending } = useAllEquipment();
  const create = useDialog(() => import('../components/EquipmentDialogs.tsx'), { all: data });
  const visible = data.filter((item) => !item.isArchived);
  const phone = usePhone();
  const manage = { label: t('manage'), to: '/app/manageequipment' } as const;
  const hours = { label: t('enterHours'), to: '/app/equipment/hours', icon: <Icon name="gauge" /> } as const;
  const add = (
    <Button variant="primary" icon={<Icon name="plus" />} onClick={() => create.open()}>
      {t('new')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={
          isPending
            ? '\u00A0'
            : t('facts', { count: visible.length, critical: visible.filter((item) => item.critical).length })
        }
        actions={
          phone ? (
            <Menu label={t('more')} icon={<Icon name="more" />} iconOnly items={[manage, hours]} />
          ) : (
            <>
              <ButtonLink to={manage.to}>{manage.label}</ButtonLink>
              <ButtonLink to={hours.to} icon={hours.icon}>
                {hours.label}
              </ButtonLink>
            </>
          )
        }
        primary={add}
      />
      <EquipmentTable saved="equipment" />
      {create.element}
    </>
  );
}
