import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useFiles } from '#modules/files/queries.ts';
import { RecordPanels } from '#modules/history/components/RecordPanels.tsx';
import { useWorksOfEquipment } from '#modules/worklist/queries.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ItemPage } from '#ui/ItemPage.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { useEverOpen } from '#ui/useEverOpen.ts';
import { usePhone, useWide } from '#ui/useMedia.ts';
import { WaitingPill } from '#ui/WaitingPill.tsx';
import { EquipmentActions } from '../components/EquipmentActions.tsx';
import { FlagsPanel } from '../components/FlagsPanel.tsx';
import { TrendPanel } from '../components/hours/TrendPanel.tsx';
import { MeterReadouts } from '../components/MeterReadouts.tsx';
import { ParticularsPanel } from '../components/ParticularsPanel.tsx';
import { SubgroupsPanel } from '../components/SubgroupsPanel.tsx';
import type { Equipment } from '../contract.ts';
import styles from '../equipment.module.css';
import { useAllEquipment, useEquipment, useReadings } from '../queries.ts';
import { ancestorsOf } from '../rules.ts';
import { EquipmentTree } from './EquipmentTree.tsx';
import { LastWorkPanel } from './jobs/LastWorkPanel.tsx';
import { OpenJobsPanel } from './jobs/OpenJobsPanel.tsx';
import { useDueReadouts } from './jobs/useDueReadouts.ts';
import { useMachineJobs } from './jobs/useMachineJobs.ts';
import { useMarks } from './jobs/useMarks.ts';
import { useMachinePanels } from './useMachinePanels.tsx';

const route = getRouteApi('/app/equipment/$id');
const none: Equipment[] = [];

/**
 * One machine: its hours and due jobs, its last work, its facts, its subgroups, its photos, files and history, with the
 * tree beside it.
 */
export function EquipmentPage() {
  const { t } = useTranslation(['equipment', 'hours', 'worklist', 'files', 'history']);
  const { id } = route.useParams();
  const { data: all = none, isPending } = useAllEquipment();
  const { marks } = useMarks(all);
  return (
    <div className={styles.split}>
      <EquipmentTree all={all} current={id} marks={marks} />
      <div className={styles.detail}>
        <ItemPage
          query={useEquipment(id)}
          title={t('title')}
          t={t}
          back={{ to: '/app/equipment' }}
          ready={!isPending}
          skeleton={<Skeleton rows={8} />}
        >
          {(item) => <Machine key={id} item={item} all={all} />}
        </ItemPage>
      </div>
    </div>
  );
}

function Machine({ item, all }: { item: Equipment; all: readonly Equipment[] }) {
  const { t } = useTranslation(['equipment', 'hours', 'worklist', 'files', 'history']);
  const dialog = useDialog(() => import('../components/EquipmentPageDialog.tsx'), { item, all });
  const newJob = useDialog(() => import('#modules/job/components/CreateJobDialog.tsx'), {
    equipmentID: item._id,
  });
  const report = useDialog(() => import('#modules/job/components/ReportDialog.tsx'), {
    equipmentID: item._id,
  });
  const { data: readings = [] } = useReadings(item._id);
  const listPending = useAllEquipment().isPending;
  const filesPending = useFiles('equipmentgroups', item._id).isPending;
  const jobs = useMachineJobs(item, all);
  const due = useDueReadouts(jobs);
  const worksPending = useWorksOfEquipment(jobs ? item._id : '').isPending;
  // Rendered together; one after the other they would push each other down.
  // Once rendered they stay: each says what it lacks, and takes input.
  const jobsPending = !useEverOpen(!(listPending || jobs?.isPending === true));
  const panels = useMachinePanels(item._id);
  const loading = !useEverOpen(
    !(jobsPending || filesPending || (jobs !== undefined && worksPending)) && panels.ready,
  );
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
              <Button icon={<Icon name="warning" />} onClick={() => report.open()}>
                {t(wide ? 'jobs.report' : 'jobs.defect')}
              </Button>
              <EquipmentActions
                item={item}
                hasSubgroups={all.some((other) => other.parentID === item._id)}
                onOpen={(kind) => dialog.open({ kind })}
              />
            </>
          }
          primary={
            item.metered ? (
              <Button
                variant="primary"
                icon={<Icon name="gauge" />}
                onClick={() => dialog.open({ kind: 'hours' })}
              >
                {t('enterHours')}
              </Button>
            ) : (
              <Button
                variant="primary"
                icon={<Icon name="plus" />}
                onClick={() => dialog.open({ kind: 'sub' })}
              >
                {t('newSub')}
              </Button>
            )
          }
          primaryInBottomBar={phone}
        />
      </div>
      {item.isArchived && <Banner>{t('archivedBanner')}</Banner>}
      <MeterReadouts item={item} readings={readings} due={due} />
      <div className={styles.columns}>
        <div className="column">
          {jobsPending && jobs ? (
            <div className={`panel ${styles.wait}`}>
              <Skeleton rows={12} />
            </div>
          ) : (
            <>
              {jobs && <OpenJobsPanel item={item} jobs={jobs} onAdd={() => newJob.open()} />}
              <ParticularsPanel item={item} onEdit={() => dialog.open({ kind: 'edit' })} />
              <FlagsPanel item={item} />
              {item.metered && <TrendPanel equipment={item} />}
            </>
          )}
        </div>
        <div className="column">
          {loading ? (
            <div className="panel">
              <Skeleton rows={12} />
            </div>
          ) : (
            <>
              {jobs && <LastWorkPanel equipmentID={item._id} checks={jobs.checks} />}
              <SubgroupsPanel item={item} all={all} onAdd={() => dialog.open({ kind: 'sub' })} />
            </>
          )}
          {panels.elements(loading)}
          {!loading && <RecordPanels resource="equipmentgroups" id={item._id} />}
        </div>
      </div>
      {newJob.element}
      {report.element}
      {dialog.element}
    </>
  );
}
