import { useTranslation } from '#lib/useTranslation.ts';
import type { Aboard } from '#modules/profile/contract/calls.ts';
import { isComing } from '#modules/profile/rules.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './onboard.module.css';

type Props = { person: Aboard; mayTap: boolean; onTap: (onboard: boolean) => void };

/** A person as one big switch: a tap sets them aboard or ashore. */
export function OnboardToggle({ person, mayTap, onTap }: Props) {
  const { t } = useTranslation('onboard');
  const format = useFormat();
  const { onboard, onboardAt, jobtitle, cabin, arrives } = person;
  const coming = isComing(person, format.today);
  // Guests have a name for those who look after them and for the gangway.
  const name = person.name || t('guest');
  const state = onboard
    ? t('aboard')
    : coming
      ? t('shared:comingOn', { day: format.shortDay(arrives) })
      : t('ashore');
  const since = onboardAt !== '' ? format.dayTime(onboardAt) : coming ? '' : t('never');
  return (
    <button
      type="button"
      role="switch"
      aria-checked={onboard}
      aria-label={t('switch', { name, state })}
      className={styles.tap}
      disabled={!mayTap}
      onClick={() => onTap(!onboard)}
    >
      <Avatar name={name} of={person} size={40} />
      <span className="t">
        <b>{name}</b>
        <span className="el small ink2">{cabin || jobtitle}</span>
      </span>
      <span className={styles.end}>
        <span className={styles.state}>
          <Icon name={onboard ? 'check' : coming ? 'calendar' : 'moveTo'} />
          {state}
        </span>
        <span className="small ink2">{since}</span>
      </span>
    </button>
  );
}
