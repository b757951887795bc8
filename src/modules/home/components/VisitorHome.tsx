import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import styles from './home.module.css';
import { Fact, VesselPanel } from './VesselPanel.tsx';

/** Home for users who do not work on the equipment: the vessel, its contact details, and what they can do here. */
export function VisitorHome({ user }: { user: User }) {
  const { t } = useTranslation('home');
  const own = {
    name: `${user.firstName} ${user.lastName}`,
    jobtitle: user.jobtitle,
    department: user.department,
    email: user.email,
  };
  return (
    <div className={styles.columns}>
      <div className={styles.home}>
        <div className={styles.pair}>
          <Panel title={t('you')}>
            <dl className={`facts-list ${styles.factsList}`}>
              {(['name', 'jobtitle', 'department', 'email'] as const).map((field) => (
                <Fact key={field} label={t(`you_field.${field}`)} value={own[field].trim() || '–'} />
              ))}
            </dl>
          </Panel>
          <VesselPanel boatID={user.boatID} only="contact" />
        </div>
        <Panel title={t('here')}>
          <ul className="rows">
            {(user.shipyardUser || user.contractUser) && (
              <li>
                <ListRow
                  title={t('given')}
                  second={t('givenHint')}
                  to="/app/shipyarprofile/$id"
                  params={{ id: user.profileID }}
                />
              </li>
            )}
            <li>
              <ListRow title={t('help')} second={t('helpHint')} to="/app/help" />
            </li>
            <li>
              <ListRow title={t('password')} second={t('passwordHint')} to="/app/change-password" />
            </li>
            <li>
              <ListRow title={t('terms')} second={t('termsHint')} to="/app/terms" />
            </li>
          </ul>
          <p className={`${styles.lead} small`}>{t('youHint')}</p>
        </Panel>
      </div>
      <VesselPanel boatID={user.boatID} />
    </div>
  );
}
