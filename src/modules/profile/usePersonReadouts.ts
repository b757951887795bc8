import { useTranslation } from '#lib/useTranslation.ts';
import { useCertificatesOf } from '#modules/certificates/queries.ts';
import { certificateStatus } from '#modules/certificates/rules.ts';
import { useExpiryLabels } from '#modules/certificates/useExpiryLabels.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { Readout } from '#ui/Readouts.tsx';
import type { Profile } from './contract.ts';
import { useAboard } from './queries.ts';

/** The key facts of a person: aboard or ashore, certificates, contract and leave. */
export const usePersonReadouts = (profile: Profile) => {
  const { t } = useTranslation('profile');
  const labels = useExpiryLabels();
  const format = useFormat();
  const everyone = useAboard();
  const aboardEntry = everyone.data?.find(({ _id }) => _id === profile._id);
  const { data = [], isLoading } = useCertificatesOf(profile);
  const aboard = aboardEntry?.onboard ?? profile.onboard;
  const at = aboardEntry?.onboardAt ?? profile.onboardAt;
  const status = certificateStatus(profile, data, labels.today);
  const { level, next } = status;
  const items: Readout[] = [
    {
      label: t('onOff'),
      figure: aboard ? t('aboard') : t('ashore'),
      source: at === '' ? t('never') : t('since', { when: format.dayTime(at) }),
    },
    {
      label: t('papers'),
      figure: labels.status(status),
      source: next === '' ? undefined : `${t('next')}: ${labels.day(next)}`,
      act: level === 'expired' ? 'overdue' : level === 'soon' || level === 'missing' ? 'due' : undefined,
    },
    ...(profile.remainingDays === null
      ? []
      : [
          {
            label: t('field.remainingDays'),
            figure: format.number(profile.remainingDays),
          },
        ]),
  ];
  return {
    items,
    aboard,
    red: aboard && level === 'expired',
    /** What they are worked out from is still on its way. */
    isLoading: isLoading || everyone.isLoading,
  };
};
