import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import type { SignRole } from '../contract.ts';
import { amendedDays, signatureOf } from '../rules/entries.ts';
import type { RestMonth } from '../useRestMonth.ts';
import styles from './rest.module.css';

type Props = {
  month: RestMonth;
  /** Which role the reader may sign now, if any. */
  may: (role: SignRole) => boolean;
  onSign: (role: SignRole) => void;
};

/** Who has signed the month, and what was changed after it. */
export function SignaturesPanel({ month: { sheet, missing }, may, onSign }: Props) {
  const { t } = useTranslation('hoursofrest');
  const format = useFormat();
  const amended = amendedDays(sheet);
  const roles: SignRole[] = ['seafarer', 'master'];
  return (
    <Panel title={t('signatures')}>
      <ul className={styles.signatures}>
        {roles.map((role) => {
          const signature = signatureOf(sheet, role);
          return (
            <li key={role}>
              <div>
                <b>{t(`role.${role}`)}</b>
                <span className="small ink2">
                  {signature
                    ? `${signature.name} · ${format.fullDayTime(signature.at)}`
                    : t(role === 'seafarer' ? 'afterMonth' : 'afterSeafarer')}
                </span>
              </div>
              {signature ? (
                <StateChip state="done">{t('signed')}</StateChip>
              ) : may(role) ? (
                <Button slim icon={<Icon name="edit" />} onClick={() => onSign(role)}>
                  {t(role === 'seafarer' ? 'signMonth' : 'signAsMaster')}
                </Button>
              ) : (
                <StateChip state="upcoming">{t('open')}</StateChip>
              )}
            </li>
          );
        })}
      </ul>
      {missing.length > 0 && (
        <p className="pad small">
          <StateChip state="due">{t('daysMissing', { count: missing.length })}</StateChip>
        </p>
      )}
      {amended.length > 0 && (
        <div className="pad">
          <StateChip state="waiting">{t('changedAfter', { count: amended.length })}</StateChip>
          <ul className={styles.amended}>
            {(sheet?.amendments ?? []).map(({ day, by, at, reason }) => (
              <li key={`${day} ${at}`} className="small">
                {format.shortDay(day)} · {by} · {format.dayTime(at)}
                <br />
                <span className="ink2">{reason}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  );
}
