import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { addAlert } from '#stores/alerts.ts';
import type { WantedPart } from './contract/buying.ts';
import { useDraftParts } from './queries/buying.ts';

/**
 * Puts parts into draft orders, says where they are now, and opens the draft if it is a single one. Without a link they
 * wait on the device, since only the server knows what all drafts hold.
 */
export const useDraftOrders = () => {
  const { t } = useTranslation(['orders', 'buying']);
  const { boatID } = useUser();
  const navigate = useNavigate();
  const { mutateAsync: draft } = useDraftParts();
  return async (given: readonly WantedPart[]) => {
    const wanted = given.filter(({ quantity }) => quantity > 0);
    if (wanted.length === 0) {
      addAlert({ kind: 'info', text: t('buying:toBuy.nothing') });
      return;
    }
    const drafts = await draft({ boatID, wanted });
    if (drafts.length === 0) {
      addAlert({ kind: 'info', text: t('buying:toBuy.waits') });
      return;
    }
    addAlert({ kind: 'success', text: t('buying:toBuy.drafted', { count: drafts.length }) });
    const [first] = drafts;
    if (first && drafts.length === 1) await navigate({ to: '/app/orders/$id', params: { id: first._id } });
    else await navigate({ to: '/app/orders', search: { view: 'drafts' } });
  };
};
