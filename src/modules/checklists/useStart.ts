import { useNavigate } from '@tanstack/react-router';
import { newId } from '#lib/newId.ts';
import type { Checklist } from './contract.ts';
import { useStartRun } from './queries.ts';

/** Begins a run of a checklist, with a copy of its items, and opens it. */
export const useStart = () => {
  const navigate = useNavigate();
  const { mutateAsync: start } = useStartRun();
  return async ({ _id: checklistID, boatID, title, items }: Checklist, occasion: string) => {
    const _id = newId();
    await start({ _id, boatID, checklistID, title, items, occasion });
    await navigate({ to: '/app/vesseldocs/checklist/$id', params: { id: _id } });
  };
};
