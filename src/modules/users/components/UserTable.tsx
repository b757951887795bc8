import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSavedViews } from '#modules/savedviews/queries.ts';
import { usePrintFacts } from '#modules/vessel/usePrintFacts.ts';
import { useNow, useShipTime } from '#modules/vessel/useShipTime.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { useTableSearch } from '#ui/table/tableSearch.ts';
import type { Account } from '../contract.ts';
import { standingOf } from '../rights.ts';
import { useUserWords } from '../useUserWords.ts';
import { userColumns, userViews, yardViews } from './userColumns.tsx';

const none: Account[] = [];
const idOf = (row: Account) => row._id;
const toUser = (row: Account) => ({ to: '/app/userdetails/$id', params: { id: row._id } });
const railOf = (row: Account) => (standingOf(row) === 'mailFailed' ? ('due' as const) : undefined);

type Props = {
  label: string;
  /** `adminusers`: those of several boats stand together; `yard`: people from outside only. */
  kind?: 'users' | 'adminusers' | 'yard';
  query: UseQueryResult<readonly Account[]>;
};

/** A list of accounts, from which each opens. */
export function UserTable({ label, kind = 'users', query }: Props) {
  const words = useUserWords();
  const ship = useShipTime();
  const now = useNow();
  const { data = none, isPending, isError, refetch } = query;
  return (
    <DataTable<Account>
      {...useTableSearch()}
      {...useSavedViews(kind === 'yard' ? 'yardusers' : kind)}
      label={label}
      printFacts={usePrintFacts()}
      rows={data}
      columns={userColumns(words, { boats: kind === 'adminusers', day: (iso) => ship.day(iso, now) })}
      views={kind === 'yard' ? yardViews(words) : userViews(words)}
      getRowId={idOf}
      rowTo={toUser}
      rail={railOf}
      loading={isPending}
      error={isError && data.length === 0 ? words.t('loadFailed') : undefined}
      onRetry={() => void refetch()}
      empty={
        <EmptyState
          icon={<ManageAccountsOutlined />}
          title={words.t(kind === 'yard' ? 'yardNone' : 'empty')}
          hint={words.t(kind === 'yard' ? 'yardNoneHint' : 'emptyHint')}
        />
      }
    />
  );
}
