import { useLocation } from '@tanstack/react-router';
import { entities } from '#lib/registry.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useViewer } from '#lib/viewer.ts';
import { AppLink } from '../AppLink.tsx';

/** The way to what was deleted from the list of this page, for users who may restore it. */
export function DeletedLink() {
  const { t } = useTranslation('nav');
  const { pathname } = useLocation();
  const viewer = useViewer();
  const listed = entities().find(
    ({ list, savedViews = {} }) => list && Object.values(savedViews).includes(pathname),
  );
  if (!listed || !viewer?.can(listed.resource.access.write)) return null;
  return (
    <AppLink className="dt-choice dt-apart" to="/app/deleted" search={{ of: listed.resource.name }}>
      {t('deleted')}
    </AppLink>
  );
}
