import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#lib/useTranslation.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { inventoryQueries } from '../queries.ts';

/** In the menu: how many items there are, if this device has the list. */
export default function StockFact() {
  const { t } = useTranslation('inventory');
  const boatID = useMaybeUser()?.boatID ?? '';
  const { data } = useQuery({ ...inventoryQueries.list(boatID), enabled: false });
  return data ? t('facts', { count: data.length }) : null;
}
