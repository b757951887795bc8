import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useJobRows } from '#modules/worklist/useJobRows.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { PdfButton } from '../components/PdfButton.tsx';
import { WorkOrder } from '../components/WorkOrder.tsx';
import styles from '../components/workOrder.module.css';

const route = getRouteApi('/app/worklist/print');

/** The maximum per print; more would block a printer, and a browser. */
const MAX_ORDERS = 200;

/** Work orders on paper: one sheet per job, as printed. */
export function WorkOrdersPage() {
  const { t } = useTranslation(['workorder', 'worklist']);
  const { ids = [] }: { ids?: string[] | undefined } = route.useSearch();
  const query = useJobRows();
  const { rows, around, isPending } = query;
  const byId = new Map(rows.map((row) => [row.job._id, row]));
  const found = ids.flatMap((id) => byId.get(id) ?? []);
  const visible = found.slice(0, MAX_ORDERS);
  const [only] = visible;
  return (
    <>
      <div className="no-print">
        <PageHeader
          title={t('title')}
          facts={
            isPending
              ? '\u00A0'
              : found.length > MAX_ORDERS
                ? t('tooMany', { count: found.length, most: MAX_ORDERS })
                : t('facts', { count: found.length })
          }
          crumbs={[{ label: t('jobs'), to: '/app/worklist' }]}
          actions={visible.length === 1 && only ? <PdfButton job={only.job} /> : undefined}
          primary={
            visible.length > 0 ? (
              <Button variant="primary" onClick={() => window.print()}>
                {t('print')}
              </Button>
            ) : undefined
          }
        />
      </div>
      <Loaded
        query={{ ...query, data: query.data && visible }}
        failed={t('loadFailed')}
        rows={10}
        none={
          <EmptyState
            title={t('none')}
            hint={t('noneHint')}
            action={<ButtonLink to="/app/worklist">{t('toJobs')}</ButtonLink>}
          />
        }
        framed
      >
        {() => (
          <div className={styles.sheets}>
            {visible.map((row) => (
              <WorkOrder key={row.job._id} row={row} context={around} />
            ))}
          </div>
        )}
      </Loaded>
    </>
  );
}
