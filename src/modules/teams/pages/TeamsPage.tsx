import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Diversity3Outlined from '@mui/icons-material/Diversity3Outlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined';
import { useTranslation } from '#lib/useTranslation.ts';
import type { Profile } from '#modules/profile/contract.ts';
import { usePeopleOfBoat } from '#modules/profile/queries.ts';
import { nameOf } from '#modules/profile/rules.ts';
import { useSavedViews } from '#modules/savedviews/queries.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { Menu } from '#ui/Menu.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { useTableSearch } from '#ui/table/tableSearch.ts';
import { useConfirm } from '#ui/useConfirm.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { usePhone } from '#ui/useMedia.ts';
import type { Team } from '../contract.ts';
import { useDeleteTeam, useTeams } from '../queries.ts';

const none: Team[] = [];
const nobody: Profile[] = [];
const idOf = (team: Team) => team._id;

/** The teams of the boat, with leaders and members. */
export function TeamsPage() {
  const { t } = useTranslation(['teams', 'table']);
  const confirm = useConfirm();
  const { data = none, isPending, isError, refetch } = useTeams();
  const people = usePeopleOfBoat();
  const remove = useDeleteTeam();
  const edit = useDialog(() => import('../components/TeamDialog.tsx'), { people: people.data ?? nobody });
  const columns = useTeamColumns(people.data ?? nobody);
  const add = (
    <Button variant="primary" icon={<Glyph name="plus" />} onClick={() => edit.open()}>
      {t('new')}
    </Button>
  );
  const askDelete = ({ _id, name }: Team) =>
    confirm({
      title: t('deleteTitle', { name }),
      body: t('deleteBody'),
      action: t('delete'),
      danger: true,
      onConfirm: () => remove.mutateAsync(_id),
    });
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={isPending ? '\u00A0' : t('facts', { count: data.length })}
        primary={add}
      />
      <DataTable<Team>
        {...useTableSearch()}
        {...useSavedViews('teams')}
        label={t('title')}
        rows={data}
        columns={columns}
        getRowId={idOf}
        onOpen={(team) => edit.open({ team })}
        rowActions={(team) => (
          <Menu
            label={t('more', { name: team.name })}
            icon={<MoreHorizOutlined />}
            iconOnly
            items={[
              { label: t('edit'), icon: <EditOutlined />, onClick: () => edit.open({ team }) },
              { label: t('delete'), icon: <DeleteOutlined />, danger: true, onClick: () => askDelete(team) },
            ]}
          />
        )}
        initialSort={{ id: 'name' }}
        loading={isPending || people.isLoading}
        error={isError && data.length === 0 ? t('loadFailed') : undefined}
        onRetry={() => void refetch()}
        empty={
          <EmptyState icon={<Diversity3Outlined />} title={t('empty')} hint={t('emptyHint')} action={add} />
        }
      />
      {edit.element}
    </>
  );
}

const useTeamColumns = (people: readonly Profile[]): Column<Team>[] => {
  const phone = usePhone();
  const { t } = useTranslation('teams');
  const byUser = new Map(people.map((person) => [person.userID, person]));
  const named = (id: string) => {
    const person = byUser.get(id);
    return person ? nameOf(person) : t('left');
  };
  return [
    { id: 'name', header: t('field.name'), value: (team) => team.name, primary: true, width: 200, grow: 1 },
    {
      id: 'leader',
      header: t('field.leaderID'),
      value: (team) => (team.leaderID ? named(team.leaderID) : ''),
      filter: 'select',
      width: 190,
      card: 'sub',
    },
    {
      id: 'members',
      header: t('field.members'),
      value: (team) => team.members.map(named),
      cell: (team) => (
        <span className="row">
          {team.members.slice(0, 8).map((id) => (
            <span key={id} title={named(id)}>
              <Avatar
                name={named(id)}
                photo={byUser.get(id)?.profilePhoto || undefined}
                color={byUser.get(id)?.backgroundColor || undefined}
                size={24}
              />
            </span>
          ))}
          {team.members.length > 8 && <span className="ink2">+{team.members.length - 8}</span>}
        </span>
      ),
      filter: 'select',
      width: 300,
      card: 'meta',
    },
    {
      id: 'count',
      header: t('field.count'),
      value: (team) => team.members.length,
      cell: (team) => (phone ? t('people', { count: team.members.length }) : team.members.length),
      searchable: false,
      align: 'end',
      width: 80,
      card: 'number',
    },
    {
      id: 'description',
      header: t('field.description'),
      value: (team) => team.description,
      width: 300,
      grow: 1,
      card: 'sub',
    },
  ];
};
