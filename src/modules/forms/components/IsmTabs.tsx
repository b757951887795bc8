import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { Tabs } from '#ui/Tabs.tsx';

/** The pages of the safety management system. */
export function IsmTabs() {
  const { t } = useTranslation('ism');
  const { role, superadmin } = useUser();
  const office = superadmin || role === 'management';
  return (
    <Tabs
      label={t('title')}
      items={[
        { label: t('tab.now'), to: '/app/ism' },
        { label: t('tab.archive'), to: '/app/formarchives' },
        { label: t('tab.nonconformities'), to: '/app/ism/nonconformities' },
        ...(office
          ? [
              { label: t('tab.audit'), to: '/app/ism/audit' as const },
              { label: t('tab.fleet'), to: '/app/adminforms' as const },
            ]
          : []),
        { label: t('tab.forms'), to: '/app/boatadminforms' },
      ]}
    />
  );
}
