import { useTranslation } from 'react-i18next';
import { useCertificatesOf } from '#modules/certificates/queries.ts';
import { standingOf } from '#modules/certificates/rules.ts';
import { useExpiryWords } from '#modules/certificates/useExpiryWords.ts';
import { useNow, useShipTime } from '#modules/vessel/useShipTime.ts';
import type { Readout } from '#ui/Readouts.tsx';
import type { Profile } from '../contract.ts';
import { useAboard } from '../queries.ts';

/** What counts of a person at a glance: aboard or ashore, their papers, contract and leave. */
export const usePersonReadouts = (profile: Profile) => {
  const { t, i18n } = useTranslation('profile');
  const words = useExpiryWords();
  const ship = useShipTime();
  const now = useNow();
  const said = useAboard().data?.find(({ _id }) => _id === profile._id);
  const { data = [] } = useCertificatesOf(profile);
  const aboard = said?.onboard ?? profile.onboard;
  const at = said?.onboardAt ?? profile.onboardAt;
  const standing = standingOf(profile, data, words.today);
  const { level, next } = standing;
  const items: Readout[] = [
    {
      label: t('onOff'),
      figure: aboard ? t('aboard') : t('ashore'),
      source: at === '' ? t('never') : t('since', { when: ship.dayTime(at, now) }),
    },
    {
      label: t('papers'),
      figure: words.standing(standing),
      source: next === '' ? undefined : `${t('next')}: ${words.day(next)}`,
      act: level === 'expired' ? 'overdue' : level === 'soon' || level === 'missing' ? 'due' : undefined,
    },
    ...(profile.remainingDays === null
      ? []
      : [
          {
            label: t('field.remainingDays'),
            figure: profile.remainingDays.toLocaleString(i18n.language),
          },
        ]),
  ];
  return { items, aboard, red: aboard && level === 'expired' };
};
