import type { User } from '#modules/auth/contract.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { MenuButton } from './MenuButton.tsx';
import { fullName, personColour, useJobTitle, useProfileItems } from './useProfileItems.tsx';

/** The person at the end of the bar, and what they can do about themselves. */
export function ProfileButton({ user, compact }: { user: User; compact: boolean }) {
  const name = fullName(user);
  const title = useJobTitle(user);
  return (
    <MenuButton
      className="who"
      label={[name, title].filter(Boolean).join(', ')}
      items={useProfileItems(user)}
    >
      <Avatar
        name={name}
        photo={user.profilePhoto || undefined}
        color={personColour(user)}
        {...(compact ? { size: 32 } : {})}
      />
      {!compact && (
        <span>
          {name} <span>{title}</span>
        </span>
      )}
    </MenuButton>
  );
}
