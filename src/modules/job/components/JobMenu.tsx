import BlockOutlined from '@mui/icons-material/BlockOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import EngineeringOutlined from '@mui/icons-material/EngineeringOutlined';
import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import RestartAltOutlined from '@mui/icons-material/RestartAltOutlined';
import { useNavigate } from '@tanstack/react-router';
import { useConnection } from '#lib/connection.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import type { Job } from '#modules/worklist/contract.ts';
import { useDeleteJob, useSetJobs } from '#modules/worklist/queries.ts';
import { isClosed } from '#modules/worklist/rules/due.ts';
import { useWorkOrderPdf } from '#modules/workorder/useWorkOrderPdf.ts';
import { addAlert } from '#stores/alerts.ts';
import { Menu } from '#ui/Menu.tsx';
import { useConfirm } from '#ui/useConfirm.tsx';
import type { JobDialog } from './JobDialogs.tsx';
import { useReopen } from './useReopen.ts';

/** Further actions on a job. */
export function JobMenu({ job, onOpen }: { job: Job; onOpen: (dialog: JobDialog) => void }) {
  const { t } = useTranslation('job');
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { mutateAsync: remove } = useDeleteJob();
  const { mutateAsync: set } = useSetJobs();
  const { mutate: pdf } = useWorkOrderPdf();
  const reopen = useReopen();
  const me = useMaybeUser();
  const { since } = useConnection();
  // Access of outside users is not changed without a connection.
  const mayGive = can(me, { flag: 'shipyard' }) && since === undefined && !isClosed(job);
  const cancel = () => {
    const before = job.status;
    const to = (status: Job['status']) => set({ boatID: job.boatID, ids: [job._id], fields: { status } });
    void to('cancelled').then(
      () =>
        addAlert({
          kind: 'success',
          text: t('cancelled'),
          action: { label: t('undo'), onClick: () => void to(before).catch(() => undefined) },
          sticky: true,
        }),
      () => undefined,
    );
  };
  const askDelete = () =>
    confirm({
      title: t('deleteTitle', { title: job.title }),
      body: t('deleteBody'),
      action: t('delete'),
      danger: true,
      onConfirm: async () => {
        await remove(job._id);
        await navigate({ to: '/app/worklist' });
      },
    });
  return (
    <Menu
      label={t('more')}
      icon={<MoreVertOutlined />}
      iconOnly
      items={[
        { label: t('edit'), icon: <EditOutlined />, onClick: () => onOpen('edit') },
        { label: t('assignMenu'), icon: <PersonAddAltOutlined />, onClick: () => onOpen('assign') },
        ...(mayGive
          ? [
              {
                label: t('contractorMenu'),
                icon: <EngineeringOutlined />,
                onClick: () => onOpen('contractor'),
              },
            ]
          : []),
        { label: t('duplicate'), icon: <ContentCopyOutlined />, onClick: () => onOpen('duplicate') },
        'divider',
        { label: t('print'), icon: <PrintOutlined />, to: '/app/worklist/print', search: { ids: [job._id] } },
        { label: t('pdf'), icon: <PictureAsPdfOutlined />, onClick: () => pdf(job._id) },
        'divider',
        isClosed(job)
          ? { label: t('reopen'), icon: <RestartAltOutlined />, onClick: () => reopen(job) }
          : { label: t('cancelJob'), icon: <BlockOutlined />, onClick: cancel },
        { label: t('delete'), icon: <DeleteOutlined />, danger: true, onClick: askDelete },
      ]}
    />
  );
}
