import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined';
import SpeedOutlined from '@mui/icons-material/SpeedOutlined';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSavedViews } from '#modules/savedviews/queries.ts';
import { usePrintFacts } from '#modules/vessel/usePrintFacts.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { Menu } from '#ui/Menu.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePhone } from '#ui/useMedia.ts';
import { useWanted } from '#ui/useWanted.ts';
import { EquipmentTable } from '../components/EquipmentTable.tsx';
import type { Equipment } from '../contract.ts';
import { useAllEquipment } from '../queries.ts';

const CreateEquipmentDialog = lazy(() =>
  import('../components/EquipmentDialogs.tsx').then((file) => ({ default: file.CreateEquipmentDialog })),
);

const none: Equipment[] = [];

/** All equipment of the boat as a tree, with flags to set in place. */
export function EquipmentListPage() {
  const { t } = useTranslation(['equipment', 'worklist', 'table']);
  const { data = none, isPending } = useAllEquipment();
  const [creating, setCreating] = useState(false);
  const wanted = useWanted(creating);
  const shown = data.filter((item) => !item.isArchived);
  const phone = usePhone();
  const manage = { label: t('manage'), to: '/app/manageequipment' } as const;
  const hours = { label: t('enterHours'), to: '/app/equipment/hours', icon: <SpeedOutlined /> } as const;
  const add = (
    <Button variant="primary" icon={<Glyph name="plus" />} onClick={() => setCreating(true)}>
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
            : t('facts', { count: shown.length, critical: shown.filter((item) => item.critical).length })
        }
        actions={
          phone ? (
            <Menu label={t('more')} icon={<MoreHorizOutlined />} iconOnly items={[manage, hours]} />
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
      <EquipmentTable label={t('title')} printFacts={usePrintFacts()} {...useSavedViews('equipment')} />
      {wanted && (
        <Suspense>
          <CreateEquipmentDialog all={data} open={creating} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
}
