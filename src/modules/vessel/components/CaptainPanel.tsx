import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { mailLink, phoneLink } from '#ui/DescriptionList.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useCaptain } from '../queries/captain.ts';
import styles from './vessel.module.css';

/** Whom to ask aboard, and how to reach them. */
export default function CaptainPanel({ user }: { user: User }) {
  const { t } = useTranslation('captain');
  return (
    <Panel title={t('title')}>
      <Loaded query={useCaptain(user.boatID)} failed={t('failed')} rows={3}>
        {({ name, jobtitle, phone, email }) => {
          if (name === '') return <p className="pad small ink2">{t('nobody')}</p>;
          const ways = [
            ['phone', phoneLink(phone, 'hit')],
            ['email', mailLink(email, 'hit')],
          ] as const;
          return (
            <ul className={`rows ${styles.ask}`}>
              <li>
                <ListRow title={name} second={jobtitle} />
              </li>
              {ways.map(
                ([kind, link]) =>
                  link && (
                    <li key={kind}>
                      <ListRow
                        whole
                        title={link}
                        second={t(kind)}
                        end={<Icon name="right" className="flip" />}
                      />
                    </li>
                  ),
              )}
            </ul>
          );
        }}
      </Loaded>
    </Panel>
  );
}
