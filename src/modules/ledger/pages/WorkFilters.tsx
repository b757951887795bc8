import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { orders } from '#modules/orders/contract.ts';
import { useOrders } from '#modules/orders/queries.ts';
import { useAllJobs } from '#modules/worklist/queries.ts';
import { Choice } from '#ui/form/Choice.tsx';
import type { LedgerSearch } from '../ledgerSearch.ts';

type Props = { search: LedgerSearch; onChange: (part: Partial<LedgerSearch>) => void };

/** The job and the order that something was moved for. */
export default function WorkFilters({ search, onChange }: Props) {
  const { t } = useTranslation(['ledger', 'movements']);
  const user = useUser();
  const { data: jobs = [] } = useAllJobs();
  const { data: all = [] } = useOrders();
  const any = { value: '', label: t('any') };
  return (
    <>
      {can(user, { flag: 'jobs' }) && (
        <Choice
          label={t('job')}
          value={search.job ?? ''}
          options={[
            any,
            ...jobs.map(({ _id, no, title }) => ({
              value: _id,
              label: [no, title].filter((each) => each !== null).join(' '),
            })),
          ]}
          onChange={(value) => onChange({ job: value || undefined })}
        />
      )}
      {can(user, orders.access.read) && (
        <Choice
          label={t('order')}
          value={search.order ?? ''}
          options={[
            any,
            ...all.map((order) => ({ value: order._id, label: orders.nameOf(order) || t('draft') })),
          ]}
          onChange={(value) => onChange({ order: value || undefined })}
        />
      )}
    </>
  );
}
