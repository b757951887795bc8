import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { stockReads } from './contract/reads.ts';
import { attentionQuery, inventoryQueries } from './queries.ts';
import { attentionOf } from './rules/alerts.ts';
import { stockState } from './rules.ts';

/**
 * What of the stock needs attention, the worst first: from the list if this device has it, so that it follows at once
 * and without a link; else asked for.
 */
export const useAttention = () => {
  const user = useMaybeUser();
  const boatID = user && can(user, stockReads.attention.access) ? user.boatID : '';
  const { today } = useFormat();
  const { data: items } = useQuery({ ...inventoryQueries.list(boatID), enabled: false });
  const query = useQuery({
    ...attentionQuery(boatID),
    enabled: boatID !== '' && items === undefined,
  });
  const own = useMemo(() => items && attentionOf(items, today), [items, today]);
  const asked = query.data && {
    ...query.data,
    list: query.data.worst.map(({ item, kit }) => ({
      item,
      kit: kit ?? undefined,
      state: stockState(item, today, kit ?? undefined),
    })),
  };
  return { ...query, data: own ?? asked };
};
