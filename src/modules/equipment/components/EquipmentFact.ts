import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#lib/useTranslation.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { equipmentQueries } from '../queries.ts';

/** In the menu: how many items there are, if this device has the list. */
export default function EquipmentFact() {
  const { t } = useTranslation('equipment');
  const boatID = useMaybeUser()?.boatID ?? '';
  const { data } = useQuery({ ...equipmentQueries.list(boatID), enabled: false });
  return data
    ? t('facts', { count: data.length, critical: data.filter((item) => item.critical).length })
    : null;
}
