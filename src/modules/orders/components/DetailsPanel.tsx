import { useTranslation } from '#lib/useTranslation.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { useParticulars } from '#modules/vessel/queries.ts';
import { useAllJobs } from '#modules/worklist/queries.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { DescriptionList, type Fact } from '#ui/DescriptionList.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { Order } from '../contract.ts';
import { useOrderLabels } from '../useOrderLabels.tsx';

/** Where an order goes, when it is wanted, and for what. */
export function DetailsPanel({ order, agentName }: { order: Order; agentName: string }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const labels = useOrderLabels();
  const mayJobs = can(useMaybeUser(), { flag: 'jobs' });
  const { data: vessel } = useParticulars(order.boatID);
  const { data: jobs, isLoading } = useAllJobs();
  const job = jobs?.find(({ _id }) => _id === order.jobID);
  const marks = [
    vessel?.name,
    vessel?.imo && `IMO ${vessel.imo}`,
    order.number !== null && labels.number(order),
  ];
  const delivery: Fact[] = [
    [t('field.port'), order.port],
    [t('field.agentID'), agentName],
    [t('field.deliverTo'), order.deliverTo && <span className="pre">{order.deliverTo}</span>, 'wide'],
    [t('deliver.marks'), marks.filter(Boolean).join(', '), 'wide'],
  ];
  const jobFacts: Fact[] =
    job && mayJobs
      ? [
          [
            t('field.jobID'),
            <AppLink key="job" to="/app/jobdetails/$id" params={{ id: job._id }}>
              {job.title}
            </AppLink>,
            'wide',
          ],
        ]
      : // The list may be long: the order does not wait for it, but its line has its place.
        order.jobID && mayJobs && isLoading
        ? [[t('field.jobID'), '…', 'wide']]
        : [];
  const details: Fact[] = [
    [t('field.wantedBy'), format.day(order.wantedBy)],
    [t('field.expectedAt'), format.day(order.expectedAt)],
    [t('field.supplierRef'), order.supplierRef],
    [t('field.budgetLine'), order.budgetLine],
    ...jobFacts,
    [t('field.remarks'), order.remarks && <span className="pre">{order.remarks}</span>, 'wide'],
    [t('field.notes'), order.notes && <span className="pre">{order.notes}</span>, 'wide'],
  ];
  return (
    <>
      <Panel title={t('deliver.title')}>
        <DescriptionList facts={delivery} />
      </Panel>
      <Panel title={t('details')}>
        <DescriptionList facts={details} />
      </Panel>
    </>
  );
}
