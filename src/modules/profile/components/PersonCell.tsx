import { useTranslation } from '#lib/useTranslation.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { personName } from '../rules.ts';
import styles from './person.module.css';

type Props = { firstName: string; lastName: string; profilePhoto: string; backgroundColor: string };

/** Name with photo or initials. */
export function PersonCell({ profilePhoto, backgroundColor, ...person }: Props) {
  const { t } = useTranslation('profile');
  const name = personName(person) || t('noName');
  return (
    <span className={styles.who}>
      <Avatar
        name={name}
        photo={profilePhoto || undefined}
        color={backgroundColor || undefined}
        size={24}
        named
      />
      <span className="el">{name}</span>
    </span>
  );
}
