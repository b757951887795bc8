import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { Tabs } from '#ui/Tabs.tsx';
import { type UsersView, usersViews } from './viewNames.ts';
import { maySee } from './views.ts';

/** The tabs of the boat's accounts; only those that the user may see. */
export function UsersTabs({ view }: { view: UsersView | undefined }) {
  const { t } = useTranslation('users');
  const me = useUser();
  const tab = (show: UsersView) => ({
    label: t(`tab.${show}`),
    to: '/app/users',
    search: { show },
    active: view === show,
  });
  const others = usersViews.filter((view) => maySee(me, view)).map(tab);
  if (others.length === 0) return null;
  return (
    <div className="apart">
      <Tabs
        label={t('title')}
        items={[{ label: t('tab.all'), to: '/app/users', active: view === undefined }, ...others]}
      />
    </div>
  );
}
