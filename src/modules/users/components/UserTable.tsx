import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSavedViews } from '#modules/savedviews/queries.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { useTableSearch } from '#ui/table/tableSearch.ts';
import type { Account } from '../contract.ts';
import { accountStatus } from '../rights.ts';
import { useUserLabels } from '../useUserLabels.ts';
import { userColumns, userViews, yardViews } from './userColumns.tsx';

const none: Account[] = [];
const idOf = (row: Account) => row._id;
const toUser = (row: Account) => ({ to: '/app/userdetails/$id', params: { id: row._id } });
const railOf = (row: Account) => (accountStatus(row) === 'mailFailed' ? ('due' as const) : undefined);

type Props = {
  label: string;
  /** `adminusers`: accounts of several boats; `yard`: outside users only. */
  kind?: 'users' | 'adminusers' | 'yard';
  query: UseQueryResult<readonly Account[]>;
};

/** A list of accounts, each with a link to its page. */
export function UserTable({ label, kind = 'users', query }: Props) {
  const labels = useUserLabels();
  const format = useFormat();
  const { data = none, isPending, isError, refetch } = query;
  return (
    <DataTable<Account>
      {...useTableSearch()}
      {...useSavedViews(kind === 'yard' ? 'yardusers' : kind)}
      label={label}
      rows={data}
      columns={userColumns(labels, { boats: kind === 'adminusers', day: (iso) => format.recentDay(iso) })}
      views={kind === 'yard' ? yardViews(labels) : userViews(labels)}
      getRowId={idOf}
      rowTo={toUser}
      rail={railOf}
      loading={isPending}
      error={isError && data.length === 0 ? labels.t('loadFailed') : undefined}
      onRetry={() => void refetch()}
      empty={
        <EmptyState
          icon={<ManageAccountsOutlined />}
          title={labels.t(kind === 'yard' ? 'yardNone' : 'empty')}
          hint={labels.t(kind === 'yard' ? 'yardNoneHint' : 'emptyHint')}
        />
      }
    />
  );
}
