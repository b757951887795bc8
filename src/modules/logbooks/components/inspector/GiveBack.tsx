import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useDialog } from '#ui/useDialog.tsx';

/** The way back on the ship's own device: somebody aboard enters their PIN. */
export function GiveBack() {
  const { t } = useTranslation('logproof');
  const dialog = useDialog(() => import('./GiveBackDialog.tsx'));
  return (
    <>
      <Button icon={<Icon name="swap" />} onClick={() => dialog.open()}>
        {t('giveBack')}
      </Button>
      {dialog.element}
    </>
  );
}
