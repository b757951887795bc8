import { useNavigate } from '@tanstack/react-router';
import { useConnection } from '#lib/connection.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Menu } from '#ui/Menu.tsx';
import { useWide } from '#ui/useMedia.ts';
import { type Job, type Priority, priorities, type Status, statuses } from '../contract.ts';
import { useBulkActions } from '../useBulkActions.ts';
import { useJobLabels } from '../useJobLabels.ts';
import type { JobDialog } from './JobDialogs.tsx';

type Props = {
  jobs: Job[];
  onDialog: (dialog: JobDialog) => void;
  /** Called when it has been done to all of them. */
  onDone: () => void;
};

/** Done is set by a completion, which asks for the date and records the work. */
const settable = statuses.filter((status) => status !== 'done');

/** Bulk actions on the ticked jobs, each in one call. */
export default function JobBulk({ jobs, onDialog, onDone }: Props) {
  const labels = useJobLabels();
  const { t } = useTranslation(['worklist', 'bulk']);
  const actions = useBulkActions(onDone);
  const wide = useWide();
  const navigate = useNavigate();
  const { since } = useConnection();
  // Access of outside users is not changed without a connection.
  const mayShare = can(useMaybeUser(), { flag: 'shipyard' }) && since === undefined;
  const printOrders = () =>
    void navigate({ to: '/app/worklist/print', search: { ids: jobs.map((job) => job._id) } });
  const status = settable.map((each: Status) => ({
    label: labels.status(each),
    onClick: () => actions.setStatus(jobs, each),
  }));
  const priority = [...priorities].reverse().map((each: Priority) => ({
    label: t(`priority.${each}`),
    onClick: () => actions.setPriority(jobs, each),
  }));
  return (
    <>
      <Button icon={<Icon name="check" />} onClick={() => onDialog({ kind: 'complete', jobs })}>
        {t('bulk:complete')}
      </Button>
      <Button icon={<Icon name="assignment" />} onClick={() => onDialog({ kind: 'assign', jobs })}>
        {t('bulk:assign')}
      </Button>
      <Button icon={<Icon name="update" />} onClick={() => onDialog({ kind: 'postpone', jobs })}>
        {t('bulk:postpone')}
      </Button>
      <Menu label={t('field.status')} icon={<Icon name="label" />} items={status} />
      <Menu label={t('field.priority')} icon={<Icon name="flag" />} items={priority} />
      {wide && (
        <Button icon={<Icon name="print" />} onClick={printOrders}>
          {t('print')}
        </Button>
      )}
      <Menu
        label={t('more')}
        icon={<Icon name="more" />}
        iconOnly
        items={[
          ...(wide ? [] : [{ label: t('bulk:printOrders'), onClick: printOrders }]),
          ...(mayShare
            ? [{ label: t('bulk:contractor'), onClick: () => onDialog({ kind: 'contractor', jobs }) }]
            : []),
          { label: t('field.department'), onClick: () => onDialog({ kind: 'department', jobs }) },
          { label: t('field.project'), onClick: () => onDialog({ kind: 'project', jobs }) },
          { label: t('bulk:intoRound'), onClick: () => actions.setInRound(jobs, true) },
          { label: t('bulk:outOfRound'), onClick: () => actions.setInRound(jobs, false) },
          'divider',
          {
            label: t('bulk:delete'),
            icon: <Icon name="bin" />,
            danger: true,
            onClick: () => actions.askDelete(jobs),
          },
        ]}
      />
    </>
  );
}
