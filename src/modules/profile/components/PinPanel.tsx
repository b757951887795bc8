import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { NeedsConnection } from '#ui/NeedsConnection.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useConfirm } from '#ui/useConfirm.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import type { Profile } from '../contract.ts';
import { useSetPin } from '../queries.ts';
import { personName } from '../rules.ts';
import styles from './profile.module.css';

/** The user's own PIN; crew managers may only remove a forgotten one. */
export function PinPanel({ profile, own }: { profile: Profile; own: boolean }) {
  const { t } = useTranslation('profile');
  const dialog = useDialog(() => import('./PinDialog.tsx'), { id: profile._id });
  const confirm = useConfirm();
  const set = useSetPin();
  const { hasPin } = profile;
  const askRemove = () =>
    confirm({
      title: t('pin.removeTitle'),
      body: t('pin.removeBody', { name: personName(profile) }),
      action: t('pin.remove'),
      danger: true,
      onConfirm: () => set.mutateAsync({ id: profile._id, code: '' }),
    });
  return (
    <Panel title={t('section.pin')}>
      <div className={styles.pad}>
        <span>{hasPin ? t('pin.isSet') : t('pin.isNone')}</span>
        {own && <span className="small ink2">{t('pin.hint')}</span>}
        <NeedsConnection />
        <div className="row wrap">
          {own && <Button onClick={() => dialog.open()}>{hasPin ? t('pin.change') : t('pin.set')}</Button>}
          {hasPin && <Button onClick={askRemove}>{t('pin.remove')}</Button>}
        </div>
      </div>
      {dialog.element}
    </Panel>
  );
}
