import { type ReactNode, useEffect, useState } from 'react';
import type { PaletteItem } from '#lib/paletteSources.ts';
import { lookUp, translate } from '#lib/text.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { lazyDialog } from '#ui/lazyDialog.tsx';
import type { PaletteCommand } from '../paletteCommand.ts';

/** Every module that has a `paletteCommands.ts`; the palette knows none of them by name. */
const files = import.meta.glob<{ default: readonly PaletteCommand[] }>('../../modules/*/paletteCommands.ts', {
  eager: true,
});

const commands = Object.values(files)
  .flatMap((file) => file.default)
  .map((command) => ({ ...command, Dialog: 'dialog' in command ? lazyDialog(command.dialog) : undefined }));

/**
 * The modules' commands for a user, and the dialog of the one that runs. Their texts load when the palette opens first,
 * and a command is found once its own are here.
 */
export const useModuleCommands = (user: User): { items: readonly PaletteItem[]; element: ReactNode } => {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const [loaded, setLoaded] = useState(false);
  const [running, setRunning] = useState<string>();
  useEffect(() => {
    void Promise.all(commands.map(({ label }) => translate(label))).then(() => setLoaded(true));
  }, []);
  const own = loaded && user.boatID !== '' ? commands.filter(({ isFor }) => isFor(user)) : [];
  const items = own.flatMap((command): PaletteItem[] => {
    const label = lookUp(command.label, { lng: language });
    if (label === undefined) return [];
    const action = 'to' in command ? { to: command.to } : { run: () => setRunning(command.id) };
    return [{ id: `command.${command.id}`, label, ...action }];
  });
  const Dialog = own.find(({ id }) => id === running)?.Dialog;
  return { items, element: Dialog && <Dialog onClose={() => setRunning(undefined)} /> };
};
