import { useConnection } from '#lib/connection.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import type { Job } from '#modules/worklist/contract.ts';
import { useSetJobs } from '#modules/worklist/queries/commands.ts';
import { useDeleteJob } from '#modules/worklist/queries.ts';
import { isClosed } from '#modules/worklist/rules/due.ts';
import { useWorkOrderPdf } from '#modules/workorder/useWorkOrderPdf.ts';
import { addAlert } from '#stores/alerts.ts';
import { Icon } from '#ui/Icon.tsx';
import { Menu } from '#ui/Menu.tsx';
import { useAskDelete } from '#ui/useAskDelete.ts';
import { useReopen } from '../useReopen.ts';
import type { JobDialog } from './JobDialogs.tsx';

type Props = { job: Job; onOpen: (dialog: JobDialog) => void; plans: boolean };

/** Further actions on a job. */
export function JobMenu({ job, onOpen, plans }: Props) {
  const { t } = useTranslation('job');
  const askDelete = useAskDelete();
  const { mutateAsync: remove } = useDeleteJob();
  const { mutateAsync: set, undoOf } = useSetJobs();
  const { mutate: pdf } = useWorkOrderPdf();
  const reopen = useReopen();
  const me = useMaybeUser();
  const { since } = useConnection();
  // Access of outside users is not changed without a connection.
  const mayGive = can(me, { flag: 'shipyard' }) && since === undefined && !isClosed(job);
  const cancel = () => {
    const fields = { status: 'cancelled' } as const;
    const given = { boatID: job.boatID, ids: [job._id], fields };
    const undo = undoOf(given);
    void set(given).then(
      () =>
        addAlert({
          kind: 'success',
          text: t('cancelled'),
          action: { label: t('undo'), onClick: undo },
          sticky: true,
        }),
      () => undefined,
    );
  };
  const deleteIt = () =>
    askDelete({
      name: job.title,
      body: t('deleteBody'),
      remove: () => remove(job._id),
      to: { to: '/app/worklist' },
    });
  const paper = { label: t('pdf'), icon: <Icon name="pdf" />, onClick: () => pdf(job._id) };
  if (!plans) return <Menu label={t('more')} icon={<Icon name="moreDown" />} iconOnly items={[paper]} />;
  return (
    <Menu
      label={t('more')}
      icon={<Icon name="moreDown" />}
      iconOnly
      items={[
        { label: t('edit'), icon: <Icon name="edit" />, onClick: () => onOpen('edit') },
        { label: t('assignMenu'), icon: <Icon name="assign" />, onClick: () => onOpen('assign') },
        ...(mayGive
          ? [
              {
                label: t('contractorMenu'),
                icon: <Icon name="engineer" />,
                onClick: () => onOpen('contractor'),
              },
            ]
          : []),
        { label: t('duplicate'), icon: <Icon name="copy" />, onClick: () => onOpen('duplicate') },
        'divider',
        {
          label: t('print'),
          icon: <Icon name="print" />,
          to: '/app/worklist/print',
          search: { ids: [job._id] },
        },
        paper,
        'divider',
        isClosed(job)
          ? { label: t('reopen'), icon: <Icon name="restart" />, onClick: () => reopen(job) }
          : { label: t('cancelJob'), icon: <Icon name="block" />, onClick: cancel },
        { label: t('delete'), icon: <Icon name="bin" />, danger: true, onClick: deleteIt },
      ]}
    />
  );
}
