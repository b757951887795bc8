import type { ReactNode } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from './Icon.tsx';

const looks = {
  device: ['device', 'tablet'],
  sent: ['sent', 'doneAll'],
  attention: ['att', 'warning'],
} as const;

export type SyncState = keyof typeof looks;

/** The same as an icon alone, for rows; its text is for screen readers. */
export function SyncMark({ state }: { state: SyncState }) {
  const { t } = useTranslation('ui');
  const [look, icon] = looks[state];
  return (
    <span className={`sy-mark ${look}`} title={t(`sync.${state}`)}>
      <Icon name={icon} size="s" />
      <span className="vh">{t(`sync.${state}`)}</span>
    </span>
  );
}

/** Whether an entry is only on this device, sent, or needs attention: a pill, to distinguish it from a job's state. */
export function SyncPill({ state, children }: { state: SyncState; children?: ReactNode }) {
  const { t } = useTranslation('ui');
  const [look, icon] = looks[state];
  return (
    <span className={`sy ${look}`}>
      <Icon name={icon} />
      {children ?? t(`sync.${state}`)}
    </span>
  );
}
