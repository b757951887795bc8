import { useTranslation } from '#lib/useTranslation.ts';
import { useCrewRows } from '../useCrewRows.ts';

/** In the menu: whose certificates are expired or expire soon. */
export default function PapersFact() {
  const { t } = useTranslation('profile');
  const crew = useCrewRows().data?.filter(({ profile }) => profile.role === 'crew' && !profile.left);
  if (!crew) return null;
  const of = (level: 'expired' | 'soon') => crew.filter(({ status }) => status.level === level).length;
  return t('papersFact', { expired: of('expired'), soon: of('soon') });
}
