import { StateChip } from '#ui/StateChip.tsx';
import type { AccountStatus } from '../rights.ts';
import { useUserLabels } from '../useUserLabels.ts';

const looks = { mailFailed: 'due', waiting: 'waiting', active: 'done', deleted: 'noStatus' } as const;

/** The status of an account, as icon and word. */
export const AccountStatusChip = ({ status }: { status: AccountStatus }) => (
  <StateChip state={looks[status]}>{useUserLabels().status(status)}</StateChip>
);
