import { useTranslation } from '#lib/useTranslation.ts';
import { useConfirm } from '#ui/useConfirm.tsx';
import type { Fill } from './contract.ts';

/** Asks before a form that was submitted is changed. */
export const useAskChange = (fill: Fill, onChange: () => void) => {
  const { t } = useTranslation('ism');
  const confirm = useConfirm();
  return () =>
    confirm({
      title: t('changeTitle'),
      body:
        fill.signatures.length > 0
          ? t('changeVoidsCount', { count: fill.signatures.length })
          : t('changeTakesBack'),
      action: t('change'),
      onConfirm: onChange,
    });
};
