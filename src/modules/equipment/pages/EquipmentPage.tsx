import SpeedOutlined from '@mui/icons-material/SpeedOutlined';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#lib/apiError.ts';
import { FilesPanel } from '#modules/files/components/FilesPanel.tsx';
import { PhotosPanel } from '#modules/files/components/PhotosPanel.tsx';
import { useFiles } from '#modules/files/queries.ts';
import { HistoryPanel } from '#modules/history/components/HistoryPanel.tsx';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { usePhone } from '#ui/useMedia.ts';
import { useWanted } from '#ui/useWanted.ts';
import { EquipmentActions, type EquipmentDialog } from '../components/EquipmentActions.tsx';
import { EquipmentTree } from '../components/EquipmentTree.tsx';
import { FlagsPanel } from '../components/FlagsPanel.tsx';
import { TrendPanel } from '../components/hours/TrendPanel.tsx';
import { MeterReadouts } from '../components/MeterReadouts.tsx';
import { ParticularsPanel } from '../components/ParticularsPanel.tsx';
import { SubgroupsPanel } from '../components/SubgroupsPanel.tsx';
import { useHistoryWords } from '../components/useHistoryWords.ts';
import type { Equipment } from '../contract.ts';
import '../equipment.css';
import { useAllEquipment, useEquipment, useReadings } from '../queries.ts';
import { ancestorsOf } from '../rules.ts';

const Dialogs = lazy(() =>
  import('../components/EquipmentPageDialogs.tsx').then((file) => ({ default: file.EquipmentPageDialogs })),
);

const route = getRouteApi('/app/equipment/$id');
const none: Equipment[] = [];

/** One machine: what it is, what it ran, what stands below it, its photos, files and history, with the tree beside it. */
export function EquipmentPage() {
  const { t } = useTranslation('equipment');
  const { id } = route.useParams();
  const { data: all = none, isPending } = useAllEquipment();
  const { data: item, error, refetch } = useEquipment(id);
  const gone = error instanceof ApiError && error.status === 404;
  return (
    <div className="eq">
      <EquipmentTree all={all} current={id} />
      <div className="eq-det">
        {item && !gone && !isPending ? (
          <Machine key={id} item={item} all={all} />
        ) : error && !item ? (
          <>
            <PageHeader title={t('title')} />
            {gone ? (
              <EmptyState
                title={t('gone')}
                hint={t('goneHint')}
                action={<ButtonLink to="/app/equipment">{t('toList')}</ButtonLink>}
              />
            ) : (
              <ErrorState
                title={t('oneFailed')}
                {...(error instanceof ApiError ? { reason: error.message } : {})}
                onRetry={() => void refetch()}
              />
            )}
          </>
        ) : (
          <Skeleton rows={8} />
        )}
      </div>
    </div>
  );
}

function Machine({ item, all }: { item: Equipment; all: readonly Equipment[] }) {
  const { t } = useTranslation('equipment');
  const [dialog, setDialog] = useState<EquipmentDialog>();
  const wanted = useWanted(dialog !== undefined);
  const { data: readings = [] } = useReadings(item._id);
  const listPending = useAllEquipment().isPending;
  const filesPending = useFiles('equipmentgroups', item._id).isPending;
  // One after the other they would push each other down.
  const loading = listPending || filesPending;
  const words = useHistoryWords(all);
  const phone = usePhone();
  const above = ancestorsOf(item, new Map(all.map((other) => [other._id, other])));
  const facts = [
    [item.manufacturer, item.modelNumber].filter(Boolean).join(' '),
    item.serialNumber && t('serial', { serial: item.serialNumber }),
    item.location,
  ].filter(Boolean);
  return (
    <>
      <div>
        <PageHeader
          title={item.name}
          facts={facts.join(' · ')}
          crumbs={[
            { label: t('title'), to: '/app/equipment' },
            ...above.map((group) => ({
              label: group.name,
              to: '/app/equipment/$id',
              params: { id: group._id },
            })),
          ]}
          actions={
            <EquipmentActions
              item={item}
              hasSubgroups={all.some((other) => other.parentID === item._id)}
              onOpen={setDialog}
            />
          }
          primary={
            item.metered ? (
              <Button variant="primary" icon={<SpeedOutlined />} onClick={() => setDialog('hours')}>
                {t('enterHours')}
              </Button>
            ) : (
              <Button variant="primary" icon={<Glyph name="plus" />} onClick={() => setDialog('sub')}>
                {t('newSub')}
              </Button>
            )
          }
          primaryInBottomBar={phone}
        />
      </div>
      {item.isArchived && <Banner>{t('archivedBanner')}</Banner>}
      <MeterReadouts item={item} readings={readings} />
      <div className="eq-two">
        <div className="eq-col">
          <ParticularsPanel item={item} onEdit={() => setDialog('edit')} />
          <FlagsPanel item={item} />
          {item.metered && <TrendPanel equipment={item} />}
        </div>
        <div className="eq-col">
          {loading ? (
            <div className="panel">
              <Skeleton rows={12} />
            </div>
          ) : (
            <>
              <SubgroupsPanel item={item} all={all} onAdd={() => setDialog('sub')} />
              <PhotosPanel resource="equipmentgroups" ownerID={item._id} />
              <FilesPanel resource="equipmentgroups" ownerID={item._id} />
              <HistoryPanel resource="equipmentgroups" id={item._id} {...words} />
            </>
          )}
        </div>
      </div>
      {wanted && (
        <Suspense>
          <Dialogs item={item} all={all} dialog={dialog} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
    </>
  );
}
