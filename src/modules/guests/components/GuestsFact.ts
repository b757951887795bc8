import { useTranslation } from '#lib/useTranslation.ts';
import { useGuestRows } from '../useGuestRows.ts';

/** In the menu: how many guests are aboard. */
export default function GuestsFact() {
  const { t } = useTranslation('guests');
  const { data } = useGuestRows();
  return data && data.length > 0
    ? t('facts', { count: data.filter(({ aboard }) => aboard).length, all: data.length })
    : null;
}
