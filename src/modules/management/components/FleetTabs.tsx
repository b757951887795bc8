import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { profileReads } from '#modules/profile/contract/calls.ts';
import { Tabs } from '#ui/Tabs.tsx';

/** Boats, people and hours of rest of the fleet; only boats for users who do not manage crew. */
export function FleetTabs({ show }: { show: 'people' | 'rest' | undefined }) {
  const { t } = useTranslation('management');
  const me = useUser();
  if (!can(me, profileReads.ofFleet.access)) return null;
  return (
    <div className="apart">
      <Tabs
        label={t('fleet')}
        items={[
          { label: t('tab.boats'), to: '/app/managementhome', active: show === undefined },
          {
            label: t('tab.people'),
            to: '/app/managementhome',
            search: { show: 'people' },
            active: show === 'people',
          },
          {
            label: t('tab.rest'),
            to: '/app/managementhome',
            search: { show: 'rest' },
            active: show === 'rest',
          },
        ]}
      />
    </div>
  );
}
