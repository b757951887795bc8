import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import type { LinkTarget } from './AppLink.tsx';
import { useConfirm } from './useConfirm.tsx';

/** The name of the item to delete, for "Delete Generator 1?"; or the whole question. */
type Asked = { name: string } | { title: string };

type Question = Asked & {
  /** What is deleted with it, and what stays. */
  body?: string;
  /** The button's label; by default "Delete". */
  action?: string;
  remove: () => unknown;
  /** Where to go after the delete. */
  to?: LinkTarget;
};

/** Asks before a delete, and leaves the page of the deleted item. */
export const useAskDelete = () => {
  const { t } = useTranslation('shared');
  const confirm = useConfirm();
  const navigate = useNavigate();
  return ({ remove, to, body, action = t('delete'), ...asked }: Question) =>
    confirm({
      title: 'title' in asked ? asked.title : t('deleteTitle', { name: asked.name }),
      ...(body === undefined ? {} : { body }),
      action,
      danger: true,
      onConfirm: async () => {
        await remove();
        if (to) await navigate(to);
      },
    });
};

type Several<T> = {
  title: string;
  rows: readonly T[];
  nameOf: (row: T) => string;
  /** What is deleted with them, and what stays. */
  body: string;
  remove: (row: T) => Promise<unknown>;
  /** Called with those that are deleted. */
  onDone: (gone: readonly T[]) => void;
};

/**
 * Asks once before several deletes. Each is made by itself: what is refused for one, with a notice of its own, does not
 * hold back the others.
 */
export const useAskDeleteEach = () => {
  const askDelete = useAskDelete();
  return <T>({ title, rows, nameOf, body, remove, onDone }: Several<T>) =>
    askDelete({
      title,
      body: `${rows.map(nameOf).join(', ')}. ${body}`,
      remove: async () => {
        const ends = await Promise.allSettled(rows.map(remove));
        onDone(rows.filter((_, at) => ends[at]?.status === 'fulfilled'));
      },
    });
};
