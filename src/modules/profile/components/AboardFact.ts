import { useTranslation } from '#lib/useTranslation.ts';
import { useCrewRows } from '../useCrewRows.ts';

/** In the menu: the crew and who of them is aboard, as the head of Employees counts them. */
export default function AboardFact() {
  const { t } = useTranslation('profile');
  const crew = useCrewRows().data?.filter(({ profile }) => profile.role === 'crew' && !profile.left);
  return crew ? t('facts', { count: crew.length, aboard: crew.filter(({ aboard }) => aboard).length }) : null;
}
