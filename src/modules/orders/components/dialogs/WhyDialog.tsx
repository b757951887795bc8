import { useTranslation } from '#lib/useTranslation.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import type { ForecastPart, ForecastUse } from '../../contract/buying.ts';

/** Why so many of a part are needed, by job. */
export default function WhyDialog({ part, onClose }: { part: ForecastPart; onClose: () => void }) {
  const { t } = useTranslation(['orders', 'buying']);
  const format = useFormat();
  const mayJobs = can(useMaybeUser(), { flag: 'jobs' });
  const link = (id: string) => (mayJobs ? ({ to: '/app/jobdetails/$id', params: { id } } as const) : {});
  const factsOf = ({ quantity, times, next, from }: ForecastUse) =>
    [
      t(`buying:forecast.each.${from}`, { quantity: format.quantity(quantity, part.unit) }),
      t('buying:forecast.times', { count: times }),
      t('buying:forecast.next', { day: format.shortDay(next) }),
    ].join(' · ');
  return (
    <Dialog
      open
      wide
      title={t('buying:forecast.why', { need: format.quantity(part.need, part.unit), name: part.name })}
      onClose={onClose}
      footer={
        <ButtonLink to="/app/inventory/$id" params={{ id: part.inventoryID }}>
          {t('buying:forecast.toItem')}
        </ButtonLink>
      }
    >
      <ul className="rows">
        {part.uses.map((use) => (
          <li key={use.jobID}>
            <ListRow
              title={[use.no, use.title].filter((each) => each !== null).join(' ')}
              second={factsOf(use)}
              {...link(use.jobID)}
            />
          </li>
        ))}
      </ul>
      <DescriptionList
        facts={[
          [t('field.onBoard'), format.quantity(part.onBoard, part.unit)],
          [t('field.onOrder'), format.quantity(part.onOrder, part.unit)],
          [t('field.inDraft'), format.quantity(part.inDraft, part.unit)],
          [t('field.buy'), format.quantity(part.buy, part.unit)],
          [
            t('field.leadDays'),
            `${t('buying:forecast.days', { count: part.leadDays })}${part.leadSeen ? '' : `, ${t('buying:forecast.assumed')}`}`,
          ],
          [t('field.supplierName'), part.supplier],
        ]}
      />
    </Dialog>
  );
}
