import { useTranslation } from '#lib/useTranslation.ts';
import { useTeams } from '../queries.ts';

/** In the menu: how many teams there are. */
export default function TeamsFact() {
  const { t } = useTranslation('teams');
  const { data } = useTeams();
  return data && data.length > 0 ? t('facts', { count: data.length }) : null;
}
