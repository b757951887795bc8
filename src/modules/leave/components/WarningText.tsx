import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { Warning } from '../rules/manning.ts';

/** What speaks against a leave, in a sentence. */
export function WarningText({ warning }: { warning: Warning }) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  if (warning.kind === 'balance') return t('warnBalance', { days: format.number(-warning.left, 2) });
  const range = { from: format.shortDay(warning.from), to: format.shortDay(warning.to) };
  return warning.kind === 'overlap'
    ? t('warnOverlap', { name: warning.name, ...range })
    : t('warnManning', {
        ...range,
        group: t(`field.${warning.group}`),
        onBoard: warning.count,
        least: warning.least,
      });
}
