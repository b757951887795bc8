import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined';
import PrecisionManufacturingOutlined from '@mui/icons-material/PrecisionManufacturingOutlined';
import SpeedOutlined from '@mui/icons-material/SpeedOutlined';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { Menu } from '#ui/Menu.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { useTableSearch } from '#ui/table/tableSearch.ts';
import { usePhone } from '#ui/useMedia.ts';
import { useWanted } from '#ui/useWanted.ts';
import {
  equipmentColumns,
  equipmentViews,
  idOf,
  parentOf,
  toEquipment,
} from '../components/equipmentColumns.tsx';
import type { Equipment } from '../contract.ts';
import { useAllEquipment, useUpdateEquipment } from '../queries.ts';

const CreateEquipmentDialog = lazy(() =>
  import('../components/EquipmentDialogs.tsx').then((file) => ({ default: file.CreateEquipmentDialog })),
);

const none: Equipment[] = [];

/** All equipment of the boat as a tree, with flags to set in place. */
export function EquipmentListPage() {
  const { t, i18n } = useTranslation('equipment');
  const url = useTableSearch();
  const { data = none, isPending, isError, refetch } = useAllEquipment();
  const { mutate: setFlag } = useUpdateEquipment();
  const [creating, setCreating] = useState(false);
  const wanted = useWanted(creating);
  const columns = useMemo(() => equipmentColumns(t, i18n.language, setFlag), [t, i18n.language, setFlag]);
  const views = useMemo(() => equipmentViews(t), [t]);
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
            ? undefined
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
      <DataTable<Equipment>
        {...url}
        label={t('title')}
        rows={data}
        columns={columns}
        views={views}
        getRowId={idOf}
        getParentId={parentOf}
        rowTo={toEquipment}
        loading={isPending}
        error={isError && data.length === 0 ? t('loadFailed') : undefined}
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            icon={<PrecisionManufacturingOutlined />}
            title={t('empty')}
            hint={t('emptyHint')}
            action={<ButtonLink to="/app/equipment/import">{t('import')}</ButtonLink>}
          />
        }
      />
      {wanted && (
        <Suspense>
          <CreateEquipmentDialog all={data} open={creating} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
}
