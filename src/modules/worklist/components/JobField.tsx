import { useWatch } from 'react-hook-form';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { PickInput } from '#ui/form/PickInput.tsx';
import { useAllJobs } from '../queries.ts';
import { isClosed } from '../rules/due.ts';

type Props = { name: string; label: string };

/** Picks an open job by its number or title. Whoever has no jobs keeps the one that is named. */
export function JobField({ name, label }: Props) {
  const user = useUser();
  const chosen: unknown = useWatch({ name });
  const { data: jobs = [] } = useAllJobs();
  if (!can(user, { flag: 'jobs' })) return null;
  return (
    <PickInput
      name={name}
      label={label}
      options={jobs
        .filter((job) => job._id === chosen || !isClosed(job))
        .map(({ _id, title, no }) => ({ value: _id, label: title, hint: no === null ? '' : String(no) }))}
      wide
    />
  );
}
