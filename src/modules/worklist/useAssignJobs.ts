import { useTranslation } from '#lib/useTranslation.ts';
import type { Job } from './contract.ts';
import { usePeople } from './queries.ts';
import { shortName } from './rules/rows.ts';
import { useSetMany } from './useSetMany.ts';

/** Assigns jobs in one call, replacing all previous assignees; the notice offers undo. */
export const useAssignJobs = () => {
  const { t } = useTranslation(['worklist', 'bulk']);
  const { data: people = [] } = usePeople();
  const setMany = useSetMany();
  return (jobs: readonly Job[], assignees: string[]): Promise<void> => {
    const names = people
      .filter(({ _id }) => assignees.includes(_id))
      .map(({ name }) => shortName(name))
      .join(', ');
    return setMany(jobs, { assignees }, (count) =>
      names === '' ? t('bulk:givenNobody', { count }) : t('bulk:given', { count, names }),
    );
  };
};
