import { useTranslation } from '#lib/useTranslation.ts';
import { addAlert } from '#stores/alerts.ts';
import { Icon } from '#ui/Icon.tsx';
import { Menu } from '#ui/Menu.tsx';
import type { Team } from '../contract.ts';
import { useTeams, useUpdateTeam } from '../queries.ts';

/** Adds ticked people to a team that one chooses; renders nothing while there is no team. */
export default function AddToTeam({ users, onDone }: { users: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('teams');
  const { data = [] } = useTeams();
  const { mutateAsync: update } = useUpdateTeam();
  const add = async (team: Team) => {
    const { _id, name, members } = team;
    const added = users.filter((user) => !members.includes(user));
    if (added.length > 0) {
      try {
        await update({ _id, members: [...members, ...added] });
      } catch {
        // The notice has already reported it; the ticks stay for a retry.
        return;
      }
    }
    addAlert({ kind: 'info', text: t('addedTo', { name, count: added.length }), key: 'teams:added' });
    onDone();
  };
  if (data.length === 0 || users.length === 0) return null;
  return (
    <Menu
      label={t('addTo')}
      icon={<Icon name="team" />}
      items={data.map((team) => ({ label: team.name, onClick: () => void add(team) }))}
    />
  );
}
