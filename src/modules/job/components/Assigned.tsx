import { useTranslation } from '#lib/useTranslation.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import type { Job, Person } from '#modules/worklist/contract.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Menu } from '#ui/Menu.tsx';
import styles from '../job.module.css';
import type { JobDialog } from './JobDialogs.tsx';

type Props = {
  job: Job;
  people: ReadonlyMap<string, Person>;
  onSet: (assignees: string[]) => void;
  onOpen: (dialog: JobDialog) => void;
};

/** The assignees of a job, with buttons to take, leave or reassign it. */
export function Assigned({ job, people, onSet, onOpen }: Props) {
  const { t } = useTranslation(['job', 'worklist']);
  const me = useMaybeUser()?._id ?? '';
  const assigned = job.assignees.flatMap((id) => people.get(id) ?? []);
  const names = assigned.map((person) => person.name).join(', ') || t('nobody');
  return (
    <Menu
      label={names}
      name={t('change', { field: t('worklist:field.assignees'), value: names })}
      icon={
        assigned.length > 0 && (
          <span className={styles.faces} aria-hidden="true">
            {assigned.slice(0, 3).map((person) => (
              <Avatar key={person._id} name={person.name} of={person} size={24} />
            ))}
          </span>
        )
      }
      items={[
        job.assignees.includes(me)
          ? { label: t('leaveIt'), onClick: () => onSet(job.assignees.filter((id) => id !== me)) }
          : { label: t('takeIt'), onClick: () => onSet([...job.assignees, me]) },
        { label: t('chooseWho'), onClick: () => onOpen('assign') },
      ]}
    />
  );
}
