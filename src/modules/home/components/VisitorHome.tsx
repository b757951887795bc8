import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { can } from '#modules/auth/rules/can.ts';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import { HomePanels } from './HomePanels.tsx';
import styles from './home.module.css';
import { OwnJobs } from './OwnJobs.tsx';
import { VesselPanel } from './VesselPanel.tsx';

/** Home for those who work with their own jobs only: these first, then what else they can do here, and the vessel. */
export function VisitorHome({ user }: { user: User }) {
  const { t } = useTranslation('home');
  const isOutside = !can(user, 'crew');
  return (
    <div className={styles.columns}>
      <div className={styles.home}>
        <HomePanels user={user} place="first" />
        <OwnJobs />
        <HomePanels user={user} place="main" />
        <Panel title={t('here')}>
          <ul className="rows">
            {can(user, { flag: 'guests' }) && (
              <li>
                <ListRow title={t('guests')} second={t('guestsHint')} to="/app/guests" />
              </li>
            )}
            {!isOutside && (
              <li>
                <ListRow title={t('onOff')} second={t('onOffHint')} to="/app/onboard" />
              </li>
            )}
            {(user.shipyardUser || user.contractUser) && (
              <li>
                <ListRow
                  title={t('ownDetails')}
                  second={t('ownDetailsHint')}
                  to="/app/shipyarprofile/$id"
                  params={{ id: user.profileID }}
                />
              </li>
            )}
            <li>
              <ListRow title={t('help')} second={t('helpHint')} to="/app/help" />
            </li>
          </ul>
        </Panel>
      </div>
      <div className={styles.home}>
        <HomePanels user={user} place="side" />
        <VesselPanel boatID={user.boatID} />
      </div>
    </div>
  );
}
