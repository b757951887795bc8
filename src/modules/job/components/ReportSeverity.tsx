import { useController } from 'react-hook-form';
import { useTranslation } from '#lib/useTranslation.ts';
import { severities } from '#modules/worklist/contract.ts';
import { Segmented } from '#ui/Segmented.tsx';

/** How bad it is, in one tap. */
export function ReportSeverity() {
  const { t } = useTranslation(['report', 'worklist']);
  const { field } = useController({ name: 'severity' });
  return (
    <div className="wide">
      <Segmented
        label={t('report:severity')}
        showLabel
        value={field.value}
        onChange={field.onChange}
        options={severities.map((value) => ({
          value,
          label: value === '' ? t('report:unsure') : t(`worklist:severity.${value}`),
        }))}
      />
    </div>
  );
}
