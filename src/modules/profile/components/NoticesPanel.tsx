import { useId } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Panel } from '#ui/Panel.tsx';
import { notificationFields, type Profile } from '../contract.ts';
import { useSetNotification } from '../queries.ts';
import styles from './person.module.css';

/** A user's notification settings; each switch is saved on its own. */
export function NoticesPanel({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const { mutate: set } = useSetNotification();
  const id = useId();
  return (
    <Panel title={t('section.notices')}>
      {notificationFields.map((field) => {
        const on = field === 'mailing' ? profile.mailing : profile.notifications[field] !== false;
        return (
          <div key={field} className={styles.notice}>
            <label htmlFor={`${id}-${field}`}>
              {field === 'mailing' ? t('field.mailing') : t(`notice.${field}`)}
            </label>
            <input
              id={`${id}-${field}`}
              type="checkbox"
              role="switch"
              className="sw"
              checked={on}
              aria-checked={on}
              onChange={(event) => set({ profile, field, status: event.target.checked })}
            />
          </div>
        );
      })}
    </Panel>
  );
}
