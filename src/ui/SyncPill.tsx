import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Glyph } from './Glyph.tsx';

const looks = {
  device: ['device', 'tablet'],
  sent: ['sent', 'doneAll'],
  attention: ['att', 'warning'],
} as const;

export type SyncState = keyof typeof looks;

/** Whether an entry is only on this device, sent, or needs attention: a pill, never taken for a job's state. */
export function SyncPill({ state, children }: { state: SyncState; children?: ReactNode }) {
  const { t } = useTranslation('ui');
  const [look, glyph] = looks[state];
  return (
    <span className={`sy ${look}`}>
      <Glyph name={glyph} />
      {children ?? t(`sync.${state}`)}
    </span>
  );
}
