import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { NavigationEntry } from '../navigation.ts';

type Props = {
  entry: NavigationEntry;
  pinned: boolean;
  /** There is no room for a further pin. */
  full: boolean;
  onToggle: () => void;
};

/** Pins an entry, or unpins it. Home always stands first and has none. */
export function PinButton({ entry, pinned, full, onToggle }: Props) {
  const { t } = useTranslation('menu');
  const { t: nav } = useTranslation('nav');
  if (entry.label === 'home') return null;
  const page = nav(entry.label);
  return (
    <IconButton
      label={pinned ? t('unpin', { page }) : t('pin', { page })}
      icon={<Icon name={pinned ? 'pinOn' : 'pinOff'} />}
      disabled={!pinned && full}
      onClick={onToggle}
      className={pinned ? 'pinned' : undefined}
    />
  );
}
