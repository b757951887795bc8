import { useTranslation } from '#lib/useTranslation.ts';
import type { InventoryItem } from '#modules/inventory/contract.ts';
import { useAllJobs } from '#modules/worklist/queries.ts';
import { isClosed } from '#modules/worklist/rules/due.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';

/** The open jobs that plan an item. */
export default function JobUses({ item }: { item: InventoryItem }) {
  const { t } = useTranslation('job');
  const format = useFormat();
  const { data: jobs = [] } = useAllJobs();
  return jobs.flatMap((job) => {
    const quantity = job.parts.reduce(
      (sum, part) => sum + (part.inventoryID === item._id ? part.quantity : 0),
      0,
    );
    return quantity === 0 || isClosed(job) ? (
      []
    ) : (
      <ListRow
        key={job._id}
        icon={<Icon name="wrench" />}
        to="/app/jobdetails/$id"
        params={{ id: job._id }}
        title={job.title}
        second={[
          job.no,
          t('takes', { amount: format.quantity(quantity, item.unit) }),
          format.shortDay(job.dueDate),
        ]
          .filter(Boolean)
          .join(' · ')}
      />
    );
  });
}
