import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import type { BoatCopy } from '../contract/commands.ts';
import type { Form } from '../contract.ts';
import { useCopies, usePushForm } from '../queries/fleet.ts';

/** Copies a form to other vessels, and says before how each of them differs. */
export default function CopiesDialog({ form, onClose }: { form: Form; onClose: () => void }) {
  const { t } = useTranslation('forms');
  const query = useCopies(form._id);
  const { mutateAsync: push } = usePushForm();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [how, setHow] = useState<'merge' | 'replace'>('merge');
  const differs = ({ formID, added, changed, own, version }: BoatCopy) => {
    if (formID === '') return t('hasNone');
    if (added + changed + own === 0) return t('isSame', { version });
    return [
      t('versionNo', { version }),
      added > 0 ? t('lacks', { count: added }) : '',
      changed > 0 ? t('differs', { count: changed }) : '',
      own > 0 ? t('ownLines', { count: own }) : '',
    ]
      .filter(Boolean)
      .join(' · ');
  };
  const send = async () => {
    await push({ id: form._id, boatIDs: [...chosen], how });
    setChosen([]);
  };
  return (
    <Dialog
      open
      wide
      title={t('copyToBoats')}
      onClose={onClose}
      footer={
        <Button variant="primary" disabled={chosen.length === 0 || form.version === 0} onClick={send}>
          {t('pushTo', { count: chosen.length })}
        </Button>
      }
    >
      <div className="stack">
        {form.version === 0 && <p role="status">{t('useFirst')}</p>}
        <Segmented
          label={t('how')}
          showLabel
          value={how}
          options={[
            { value: 'merge', label: t('merge') },
            { value: 'replace', label: t('replaceAll') },
          ]}
          onChange={setHow}
        />
        <p className="small ink2">{t(how === 'merge' ? 'mergeHelp' : 'replaceHelp')}</p>
        <Loaded query={query} failed={t('loadFailed')} rows={4}>
          {(boats) =>
            boats.length === 0 ? (
              <p>{t('noOtherBoats')}</p>
            ) : (
              <ul className="rows">
                {boats.map((boat) => (
                  <li key={boat.boatID}>
                    <ListRow
                      title={boat.boatName}
                      second={differs(boat)}
                      tick={{
                        label: boat.boatName,
                        checked: chosen.includes(boat.boatID),
                        onChange: (on) =>
                          setChosen(
                            on ? [...chosen, boat.boatID] : chosen.filter((id) => id !== boat.boatID),
                          ),
                      }}
                    />
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </Dialog>
  );
}
