import { useTranslation } from '#lib/useTranslation.ts';
import type { StoredFile } from '#modules/files/contract.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { usePinning } from '../usePinning.ts';

type Props = { documentID: string; name: string; file: StoredFile | undefined };

/** Keeps the file in force on this device, or gives its room back. */
export function PinButton({ documentID, name, file }: Props) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const { pins, keep, giveBack, busy } = usePinning();
  const pinned = pins.get(documentID);
  if (pinned)
    return (
      <IconButton
        label={t('pin.off', { name, size: format.bytes(pinned.size) })}
        icon={<Icon name="pinOn" />}
        onClick={() => void giveBack([documentID])}
      />
    );
  return (
    <IconButton
      label={t('pin.on', { name, size: format.bytes(file?.size ?? 0) })}
      icon={<Icon name="pinOff" />}
      disabled={!file || file.url === '' || busy}
      onClick={() => file && void keep([{ documentID, file }])}
    />
  );
}
