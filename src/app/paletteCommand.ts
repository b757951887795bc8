import type { ComponentType } from 'react';
import type { TextKey } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import type { Path } from './navigation.ts';

/**
 * A command that a module adds to the command palette: a row in the default export of its own `paletteCommands.ts`,
 * nothing else. It opens a page, or a dialog whose code loads then.
 */
export type PaletteCommand = {
  id: string;
  label: TextKey;
  /** Asked for people who have chosen a boat; others have none of the modules' commands. */
  isFor: (user: User) => boolean;
} & ({ to: Path } | { dialog: () => Promise<{ default: ComponentType<{ onClose: () => void }> }> });
