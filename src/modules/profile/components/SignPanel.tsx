import { useId, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { Profile } from '../contract.ts';
import { useSetSignature } from '../queries.ts';
import { personName } from '../rules.ts';
import { InkPad } from './InkPad.tsx';
import styles from './profile.module.css';

/** The user's own signature: draw it, store it, and allow it in print. Others see only that it exists. */
export function SignPanel({ profile, own }: { profile: Profile; own: boolean }) {
  const { t } = useTranslation('profile');
  const { mutateAsync: set } = useSetSignature();
  const { signature } = profile;
  const [drawing, setDrawing] = useState(signature.url === '');
  const [picture, setPicture] = useState('');
  const [pad, setPad] = useState(0);
  const id = useId();
  const clear = () => {
    setPicture('');
    setPad((count) => count + 1);
  };
  const keep = async () => {
    await set({ profile, picture, status: signature.url === '' ? true : signature.status }).catch(
      () => undefined,
    );
    clear();
    setDrawing(false);
  };
  return (
    <Panel title={t('section.signature')}>
      <div className={styles.pad}>
        {own && drawing ? (
          <>
            <span className="small ink2">{t('signature.hint')}</span>
            <InkPad key={pad} label={t('signature.pad')} onInk={setPicture} />
            <div className="row wrap">
              <Button variant="primary" disabled={picture === ''} onClick={keep}>
                {t('signature.save')}
              </Button>
              <Button disabled={picture === ''} onClick={clear}>
                {t('signature.clear')}
              </Button>
            </div>
          </>
        ) : signature.url === '' ? (
          <span className="small ink2">{t('signature.none')}</span>
        ) : (
          <img
            className={styles.ink}
            src={signature.url}
            alt={t('signature.of', { name: personName(profile) })}
          />
        )}
        {own && signature.url !== '' && (
          <>
            <span className={`sw-row ${styles.switchRow}`}>
              <label htmlFor={id} className="sp">
                {t('signature.print')}
              </label>
              <input
                id={id}
                type="checkbox"
                role="switch"
                className="sw"
                checked={signature.status}
                aria-checked={signature.status}
                onChange={(event) =>
                  void set({ profile, picture: '', status: event.target.checked }).catch(() => undefined)
                }
              />
            </span>
            {!drawing && <Button onClick={() => setDrawing(true)}>{t('signature.anew')}</Button>}
          </>
        )}
        {!own && <span className="small ink2">{t('signature.ownOnly', { name: personName(profile) })}</span>}
      </div>
    </Panel>
  );
}
