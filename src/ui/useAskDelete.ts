import { useNavigate } from '@tanstack/react-router';
import type { LinkTarget } from './AppLink.tsx';
import { useConfirm } from './useConfirm.tsx';

type Question = {
  title: string;
  body?: string;
  action: string;
  remove: () => Promise<unknown>;
  /** Where to go after the delete. */
  to?: LinkTarget;
};

/** Asks before a delete, and leaves the page of the deleted item. */
export const useAskDelete = () => {
  const confirm = useConfirm();
  const navigate = useNavigate();
  return ({ remove, to, ...question }: Question) =>
    confirm({
      ...question,
      danger: true,
      onConfirm: async () => {
        await remove();
        if (to) await navigate(to);
      },
    });
};
