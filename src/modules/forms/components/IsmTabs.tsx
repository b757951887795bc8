import { useLocation } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { type TabItem, Tabs } from '#ui/Tabs.tsx';

/** The pages of the safety management system. */
export function IsmTabs() {
  const { t } = useTranslation('ism');
  const { role, superadmin } = useUser();
  const office = superadmin || role === 'management';
  // A search in the archive is still the archive.
  const here = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') });
  const tab = (label: string, to: NonNullable<TabItem['to']>): TabItem => ({
    label,
    to,
    active: here === to,
  });
  return (
    <div className="apart">
      <Tabs
        label={t('title')}
        items={[
          tab(t('tab.now'), '/app/ism'),
          tab(t('tab.archive'), '/app/formarchives'),
          tab(t('tab.nonconformities'), '/app/ism/nonconformities'),
          ...(office ? [tab(t('tab.audit'), '/app/ism/audit'), tab(t('tab.fleet'), '/app/adminforms')] : []),
          tab(t('tab.forms'), '/app/boatadminforms'),
        ]}
      />
    </div>
  );
}
