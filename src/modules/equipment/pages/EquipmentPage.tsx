import SpeedOutlined from '@mui/icons-material/SpeedOutlined';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#lib/apiError.ts';
import { FilesPanel } from '#modules/files/components/FilesPanel.tsx';
import { PhotosPanel } from '#modules/files/components/PhotosPanel.tsx';
import { useFiles } from '#modules/files/queries.ts';
import { HistoryPanel } from '#modules/history/components/HistoryPanel.tsx';
import { useWorksOfEquipment } from '#modules/worklist/queries.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { usePhone, useWide } from '#ui/useMedia.ts';
import { useWanted } from '#ui/useWanted.ts';
import { WaitingPill } from '#ui/WaitingPill.tsx';
import { EquipmentActions, type EquipmentDialog } from '../components/EquipmentActions.tsx';
import { EquipmentTree } from '../components/EquipmentTree.tsx';
import { FlagsPanel } from '../components/FlagsPanel.tsx';
import { TrendPanel } from '../components/hours/TrendPanel.tsx';
import { LastWorkPanel } from '../components/jobs/LastWorkPanel.tsx';
import { OpenJobsPanel } from '../components/jobs/OpenJobsPanel.tsx';
import { useDueReadouts } from '../components/jobs/useDueReadouts.ts';
import { useMachineJobs } from '../components/jobs/useMachineJobs.ts';
import { useMarks } from '../components/jobs/useMarks.ts';
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

const CreateJobDialog = lazy(() => import('#modules/job/components/CreateJobDialog.tsx'));

const route = getRouteApi('/app/equipment/$id');
const none: Equipment[] = [];

/**
 * One machine: what it ran and what is due, what was done last, what it is, what stands below it, its photos, files and
 * history, with the tree beside it.
 */
export function EquipmentPage() {
  const { t } = useTranslation(['equipment', 'hours', 'worklist', 'files', 'history']);
  const { id } = route.useParams();
  const { data: all = none, isPending } = useAllEquipment();
  const { data: item, error, refetch } = useEquipment(id);
  const { marks } = useMarks(all);
  const gone = error instanceof ApiError && error.status === 404;
  return (
    <div className="eq">
      <EquipmentTree all={all} current={id} marks={marks} />
      <div className="eq-det">
        {item && !isPending ? (
          <>
            {gone && (
              <Banner
                kind="warn"
                icon={<Glyph name="warning" />}
                action={<ButtonLink to="/app/equipment">{t('toList')}</ButtonLink>}
              >
                {t('gone')}
              </Banner>
            )}
            <Machine key={id} item={item} all={all} />
          </>
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
  const { t } = useTranslation(['equipment', 'hours', 'worklist', 'files', 'history']);
  const [dialog, setDialog] = useState<EquipmentDialog>();
  const wanted = useWanted(dialog !== undefined);
  const { data: readings = [] } = useReadings(item._id);
  const listPending = useAllEquipment().isPending;
  const filesPending = useFiles('equipmentgroups', item._id).isPending;
  const jobs = useMachineJobs(item, all);
  const due = useDueReadouts(jobs);
  const [adding, setAdding] = useState<'job' | 'defect'>();
  const worksPending = useWorksOfEquipment(jobs ? item._id : '').isPending;
  // One after the other they would push each other down.
  const jobsPending = listPending || jobs?.isPending === true;
  const loading = jobsPending || filesPending || (jobs !== undefined && worksPending);
  const words = useHistoryWords(all);
  const phone = usePhone();
  const wide = useWide();
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
            <>
              <WaitingPill id={item._id} />
              {jobs && (
                <Button icon={<Glyph name="warning" />} onClick={() => setAdding('defect')}>
                  {t(wide ? 'jobs.report' : 'jobs.defect')}
                </Button>
              )}
              <EquipmentActions
                item={item}
                hasSubgroups={all.some((other) => other.parentID === item._id)}
                onOpen={setDialog}
              />
            </>
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
      <MeterReadouts item={item} readings={readings} due={due} />
      <div className="eq-two">
        <div className="eq-col">
          {jobsPending && jobs ? (
            <div className="panel eq-wait">
              <Skeleton rows={12} />
            </div>
          ) : (
            <>
              {jobs && <OpenJobsPanel item={item} jobs={jobs} onAdd={() => setAdding('job')} />}
              <ParticularsPanel item={item} onEdit={() => setDialog('edit')} />
              <FlagsPanel item={item} />
              {item.metered && <TrendPanel equipment={item} />}
            </>
          )}
        </div>
        <div className="eq-col">
          {loading ? (
            <div className="panel">
              <Skeleton rows={12} />
            </div>
          ) : (
            <>
              {jobs && <LastWorkPanel equipmentID={item._id} checks={jobs.checks} />}
              <SubgroupsPanel item={item} all={all} onAdd={() => setDialog('sub')} />
              <PhotosPanel resource="equipmentgroups" ownerID={item._id} />
              <FilesPanel resource="equipmentgroups" ownerID={item._id} />
              <HistoryPanel resource="equipmentgroups" id={item._id} {...words} />
            </>
          )}
        </div>
      </div>
      {adding && (
        <Suspense>
          <CreateJobDialog
            open
            equipmentID={item._id}
            unplanned={adding === 'defect'}
            onClose={() => setAdding(undefined)}
          />
        </Suspense>
      )}
      {wanted && (
        <Suspense>
          <Dialogs item={item} all={all} dialog={dialog} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
    </>
  );
}
