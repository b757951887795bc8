import { useTranslation } from '#lib/useTranslation.ts';
import { addAlert } from '#stores/alerts.ts';

/** Says that hours were saved, with undo. */
export const useHoursSaved = () => {
  const { t } = useTranslation(['readings', 'equipment']);
  return (undo: () => void) =>
    void addAlert({
      kind: 'success',
      text: t('equipment:hours.saved'),
      action: { label: t('undo'), onClick: undo },
      sticky: true,
      key: 'hoursSaved',
    });
};
