import { useTranslation } from '#lib/useTranslation.ts';
import type { Profile } from '#modules/profile/contract.ts';
import { usePeopleOfBoat } from '#modules/profile/queries.ts';
import { personName } from '#modules/profile/rules.ts';
import { ListPage } from '#modules/savedviews/components/ListPage.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Menu } from '#ui/Menu.tsx';
import type { Column } from '#ui/table/column.ts';
import { fieldColumns } from '#ui/table/fieldColumns.ts';
import { useTicks } from '#ui/table/useSelection.ts';
import { useAskDelete, useAskDeleteEach } from '#ui/useAskDelete.ts';
import { useDialog } from '#ui/useDialog.tsx';
import { usePhone } from '#ui/useMedia.ts';
import type { Team } from '../contract.ts';
import { useDeleteTeam, useTeams } from '../queries.ts';

const loadTeamDialog = () => import('../components/TeamDialog.tsx');

const nobody: Profile[] = [];

/** The teams of the boat, with leaders and members. */
export function TeamsPage() {
  const { t } = useTranslation(['teams', 'table']);
  const askDelete = useAskDelete();
  const askDeleteEach = useAskDeleteEach();
  const people = usePeopleOfBoat();
  const { mutateAsync: remove } = useDeleteTeam();
  const edit = useDialog(loadTeamDialog, { people: people.data ?? nobody });
  const { untick, ...ticks } = useTicks();
  const deleteIt = ({ _id, name }: Team) =>
    askDelete({
      title: t('deleteTitle', { name }),
      body: t('deleteBody'),
      remove: () => remove(_id),
    });
  const deleteAll = (teams: readonly Team[]) =>
    askDeleteEach({
      title: t('deleteMany', { count: teams.length }),
      rows: teams,
      nameOf: ({ name }) => name,
      body: t('deleteBody'),
      remove: ({ _id }) => remove(_id),
      onDone: untick,
    });
  return (
    <ListPage<Team>
      t={t}
      query={useTeams()}
      loading={people.isLoading}
      saved="teams"
      facts={({ length: count }) => t('facts', { count })}
      create={edit}
      icon={<Icon name="team" />}
      columns={useTeamColumns(people.data ?? nobody)}
      {...ticks}
      bulkActions={(ticked) => (
        <>
          <ButtonLink
            to="/app/crewemail"
            search={{ to: [...new Set(ticked.flatMap(({ members }) => members))] }}
            icon={<Icon name="mail" />}
          >
            {t('shared:field.email')}
          </ButtonLink>
          <Button icon={<Icon name="bin" />} onClick={() => deleteAll(ticked)}>
            {t('shared:delete')}
          </Button>
        </>
      )}
      onOpen={(team) => edit.open({ team })}
      rowActions={(team) => (
        <Menu
          label={t('more', { name: team.name })}
          icon={<Icon name="more" />}
          iconOnly
          items={[
            { label: t('edit'), icon: <Icon name="edit" />, onClick: () => edit.open({ team }) },
            { label: t('delete'), icon: <Icon name="bin" />, danger: true, onClick: () => deleteIt(team) },
          ]}
        />
      )}
      initialSort={{ id: 'name' }}
    />
  );
}

const useTeamColumns = (people: readonly Profile[]): Column<Team>[] => {
  const phone = usePhone();
  const { t } = useTranslation('teams');
  const byUser = new Map(people.map((person) => [person.userID, person]));
  const named = (id: string) => {
    const person = byUser.get(id);
    return person ? personName(person) : t('left');
  };
  const { field } = fieldColumns(t, (team: Team) => team);
  return [
    field('name', { primary: true, width: 200, grow: 1 }),
    {
      id: 'leader',
      header: t('field.leaderID'),
      value: (team) => (team.leaderID ? named(team.leaderID) : ''),
      filter: 'select',
      width: 190,
      card: 'sub',
    },
    field('members', {
      value: (team) => team.members.map(named),
      cell: (team) => (
        <span className="row">
          {team.members.slice(0, 8).map((id) => (
            <span key={id} title={named(id)}>
              <Avatar name={named(id)} of={byUser.get(id)} size={24} />
            </span>
          ))}
          {team.members.length > 8 && <span className="ink2">+{team.members.length - 8}</span>}
        </span>
      ),
      filter: 'select',
      width: 300,
      card: 'meta',
    }),
    field('count', {
      value: (team) => team.members.length,
      cell: (team) => (phone ? t('people', { count: team.members.length }) : team.members.length),
      searchable: false,
      align: 'end',
      width: 80,
      card: 'number',
    }),
    field('description', { width: 300, grow: 1, card: 'sub' }),
  ];
};
