import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { MAX_PINS } from '#modules/theme/contract.ts';
import { changePins } from '#modules/theme/queries/commands.ts';
import { useTheme } from '#stores/theme.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { NavigationEntry } from '../navigation.ts';
import { partsOf } from './menuParts.ts';
import { PinButton } from './PinButton.tsx';
import { isPinnable, toggled, usePins } from './pins.ts';
import './menu.css';

type Props = {
  entries: readonly NavigationEntry[];
  user: User | undefined;
  open: boolean;
  onClose: () => void;
};

/** What stands first in the menus, in the person's own order; saved at once, for every device. */
export default function EditPins({ entries, user, open, onClose }: Props) {
  const { t } = useTranslation('menu');
  const { t: nav } = useTranslation('nav');
  const client = useQueryClient();
  const pins = usePins(entries, user);
  const chosen = useTheme((state) => state.navPins);
  const save = (labels: readonly string[] | null) => void changePins(client, labels);
  const own = pins.filter(({ label }) => label !== 'home');
  const full = pins.length >= MAX_PINS;
  const moveUp = (at: number) =>
    save(own.toSpliced(at - 1, 2, ...own.slice(at - 1, at + 1).toReversed()).map(({ label }) => label));
  const toggle = (entry: NavigationEntry) => save(toggled(pins, entry));
  return (
    <Dialog
      open={open}
      title={t('editPins')}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={() => save(null)} disabled={chosen === null}>
            {t('asRole')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <p className="small ink2">{t(full ? 'pinsFull' : 'pinsHint', { most: MAX_PINS })}</p>
      <ul className="pinlist" aria-label={t('pinned')}>
        {own.map((entry, at) => (
          <li key={entry.to}>
            <Icon name={entry.icon} />
            <span className="el">{nav(entry.label)}</span>
            {at > 0 && (
              <IconButton
                label={t('moveUp', { page: nav(entry.label) })}
                icon={<Icon name="arrowUp" />}
                onClick={() => moveUp(at)}
              />
            )}
            <PinButton entry={entry} pinned full={full} onToggle={() => toggle(entry)} />
          </li>
        ))}
      </ul>
      {partsOf(entries.filter(isPinnable), pins).map(({ group, items }) => (
        <ul key={group} className="pinlist" aria-label={t('others')}>
          {items.map((entry) => (
            <li key={entry.to}>
              <Icon name={entry.icon} />
              <span className="el">{nav(entry.label)}</span>
              <PinButton entry={entry} pinned={false} full={full} onToggle={() => toggle(entry)} />
            </li>
          ))}
        </ul>
      ))}
    </Dialog>
  );
}
