import type { ReactNode } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from '../Icon.tsx';

type Props = { text: string; children: ReactNode; onClear: () => void };

/** What can be done with the ticked rows of a list, and their number. */
export default function BulkBar({ text, children, onClear }: Props) {
  const { t } = useTranslation('table');
  return (
    <div role="toolbar" aria-label={t('bulk')} className="dt-bulk no-print">
      <b role="status">{text}</b>
      <span className="dt-vr" />
      {children}
      <span className="dt-vr" />
      <button type="button" className="btn" aria-label={t('untick')} title={t('untick')} onClick={onClear}>
        <Icon name="cross" />
      </button>
    </div>
  );
}
