import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { useRestRulesChange } from '../queries.ts';
import { useRestRules } from '../useRestMonth.ts';

/** How the vessel counts rest: the regime of its flag, and the shortest break that is rest. */
export default function RulesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('hoursofrest');
  const { boatID } = useUser();
  const stands = useRestRules();
  const [regime, setRegime] = useState(stands.regime);
  const [block, setBlock] = useState<'1' | '2'>(stands.minRestBlock === 1 ? '1' : '2');
  const { mutate } = useRestRulesChange();
  const save = () => {
    mutate({ boatID, rest: { regime, minRestBlock: block === '1' ? 1 : 2 } });
    onClose();
  };
  return (
    <Dialog
      open
      title={t('rules')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" onClick={save}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <Segmented
          label={t('regimeLabel')}
          showLabel
          value={regime}
          onChange={setRegime}
          options={[
            { value: 'rest', label: t('regimeOf.rest') },
            { value: 'work', label: t('regimeOf.work') },
          ]}
        />
        <p className="small ink2">{t(`regimeHelp.${regime}`)}</p>
        <Segmented
          label={t('shortestBreak')}
          showLabel
          value={block}
          onChange={setBlock}
          options={[
            { value: '2', label: t('minutes', { count: 60 }) },
            { value: '1', label: t('minutes', { count: 30 }) },
          ]}
        />
        <p className="small ink2">{t('rulesHelp')}</p>
      </div>
    </Dialog>
  );
}
