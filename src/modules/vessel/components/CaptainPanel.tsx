import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { mailLink, phoneLink } from '#ui/DescriptionList.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useCaptain } from '../queries/captain.ts';
import styles from './vessel.module.css';

/** Whom to ask aboard, and how to reach them. */
export default function CaptainPanel({ user }: { user: User }) {
  const { t } = useTranslation('vessel');
  const { data: captain } = useCaptain(user.boatID);
  const ways = captain
    ? ([
        ['phone', phoneLink(captain.phone, 'hit')],
        ['email', mailLink(captain.email, 'hit')],
      ] as const)
    : [];
  return (
    <Panel title={t('ask')}>
      <ul className={`rows ${styles.ask}`}>
        {captain?.name && (
          <li>
            <ListRow title={captain.name} second={captain.jobtitle} />
          </li>
        )}
        {ways.map(
          ([kind, link]) =>
            link && (
              <li key={kind}>
                <ListRow whole title={link} second={t(kind)} end={<Icon name="right" className="flip" />} />
              </li>
            ),
        )}
      </ul>
    </Panel>
  );
}
