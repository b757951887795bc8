import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { cachedItem } from '#lib/resourceHooks.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { lazyDialog } from '#ui/lazyDialog.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { useTicks } from '#ui/table/useSelection.ts';
import { usePhone } from '#ui/useMedia.ts';
import { JobActions, type ShownAs } from '../components/JobActions.tsx';
import type { JobDialog } from '../components/JobDialogs.tsx';
import { JobTable } from '../components/JobTable.tsx';
import { countDue } from '../components/jobViews.ts';
import { LayUpBanner } from '../components/LayUpBanner.tsx';
import { worklist } from '../contract.ts';
import { useJobList } from '../useJobList.ts';

const JobDialogs = lazyDialog(() => import('../components/JobDialogs.tsx'));
const JobBulk = lazy(() => import('../components/JobBulk.tsx'));

/** The jobs of the boat: overdue and due ones first, with bulk actions. */
export function WorklistPage() {
  const { t } = useTranslation(['worklist', 'table']);
  const search = useSearch({ from: '/app/worklist/' });
  const { as, view } = search;
  const navigate = useNavigate();
  const client = useQueryClient();
  const phone = usePhone();
  const list = useJobList();
  const { untick, ...ticks } = useTicks();
  const [ticking, setTicking] = useState(false);
  const [dialog, setDialog] = useState<JobDialog>();
  const [printing, setPrinting] = useState(false);

  const { overdue, due } = countDue(list.rows, list.around.today);
  const show = (next: ShownAs) => {
    const other = next === 'table' ? undefined : next;
    // A board of due jobs only would be half empty, and so would the months of a calendar.
    void navigate({
      to: '/app/worklist',
      search: { ...search, as: other, view: other ? (view ?? 'open') : view },
      resetScroll: false,
    });
  };
  const close = () => {
    if (dialog && dialog.kind !== 'create') {
      const done = dialog.jobs.some((job) => cachedItem(worklist, client, job._id) !== job);
      if (done) untick();
    }
    setDialog(undefined);
  };
  const create = () => setDialog({ kind: 'create' });
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={
          list.isPending || list.rest
            ? '\u00A0'
            : overdue + due === 0
              ? t('factsNone')
              : t('facts', { overdue, due })
        }
        actions={
          <JobActions
            as={as ?? 'table'}
            onAs={show}
            onPrint={() => setPrinting(true)}
            ticking={ticking}
            onTicking={(on) => {
              setTicking(on);
              untick();
            }}
          />
        }
        primary={
          <Button variant="primary" icon={<Icon name="plus" />} onClick={create}>
            {t('new')}
          </Button>
        }
      />
      <LayUpBanner />
      <JobTable
        list={list}
        as={as}
        ticking={ticking || !phone}
        {...ticks}
        bulk={(jobs) => (
          <Suspense>
            <JobBulk jobs={jobs} onDialog={setDialog} onDone={untick} />
          </Suspense>
        )}
        onCreate={create}
        printing={printing}
        onPrinted={() => setPrinting(false)}
      />
      {dialog && <JobDialogs dialog={dialog} all={list.rows.map(({ job }) => job)} onClose={close} />}
    </>
  );
}
