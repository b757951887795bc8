import type { User } from '#modules/auth/contract.ts';
import { userName } from '#modules/auth/rules/userName.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { MenuButton } from './MenuButton.tsx';
import { personColour, useDeviceItems, useJobTitle, useProfileItems } from './useProfileItems.tsx';

type Props = { user: User; compact: boolean; onOffline: () => void };

/** The user at the end of the bar, with the profile menu. */
export function ProfileButton({ user, compact, onOffline }: Props) {
  const name = userName(user);
  const title = useJobTitle(user);
  const items = useProfileItems(user);
  // Sign-out stays the last entry.
  const all = [...items.slice(0, -1), ...useDeviceItems(user, onOffline), ...items.slice(-1)];
  return (
    <MenuButton className="who" label={[name, title].filter(Boolean).join(', ')} items={all}>
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
