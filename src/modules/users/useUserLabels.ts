import type nav from '#i18n/nav/en.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { type Role, roles } from './contract.ts';
import type { AccountStatus, Right } from './rights.ts';

/** Rights with the same label as the page they open. */
const pages = {
  jobs: 'jobs',
  equipmentspage: 'equipment',
  logbook: 'logbook',
  calendar: 'calendar',
  reports: 'reports',
  inventory: 'inventory',
  spareparts: 'spareParts',
  supplier: 'supplier',
  employees: 'employees',
  watchkeeping: 'watchkeeping',
  guests: 'guests',
  documents: 'vesselDocs',
  ism: 'ism',
  accounting: 'accounting',
  charter: 'charter',
  sales: 'sales',
  tyssales: 'tysSales',
  shipyard: 'shipyard',
  management: 'management',
  liteadmin: 'ympLite',
} as const satisfies Partial<Record<Right, keyof typeof nav>>;

const isPage = (right: Right): right is keyof typeof pages => Object.hasOwn(pages, right);

/** The text key of a right's label. */
export const rightKey = (right: Right) =>
  isPage(right) ? (`nav:${pages[right]}` as const) : (`users:right.${right}` as const);

const isRole = (role: string): role is Role => roles.some((each) => each === role);

/** Labels of roles, rights and account statuses in the reader's language. */
export const useUserLabels = () => {
  const { t } = useTranslation(['users', 'nav']);
  return {
    t,
    role: (role: string) => (isRole(role) ? t(`role.${role}`) : role),
    right: (right: Right) => t(rightKey(right)),
    status: (status: AccountStatus) => t(`standing.${status}`),
  };
};
export type UserLabels = ReturnType<typeof useUserLabels>;
