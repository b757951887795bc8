import { usePeopleOfBoat } from '#modules/profile/queries.ts';
import TeamDialog from './components/TeamDialog.tsx';
import type { Team } from './contract.ts';

/** The form of a team whose change was refused. */
export default function EditForm({ item, onClose }: { item: Team; onClose: () => void }) {
  const { data: people = [] } = usePeopleOfBoat();
  return <TeamDialog people={people} team={item} onClose={onClose} />;
}
