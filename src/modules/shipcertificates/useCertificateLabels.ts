import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { State } from '#ui/StateChip.tsx';
import type { ShipCertificate } from './contract.ts';
import {
  type CertificateState,
  daysLeft,
  nextWindow,
  type SurveyWindow,
  stateOf,
  type WindowState,
} from './rules/windows.ts';

const looks: Record<CertificateState, State> = {
  expired: 'overdue',
  missed: 'overdue',
  due: 'due',
  window: 'inProgress',
  valid: 'done',
  withdrawn: 'noStatus',
  replaced: 'noStatus',
};

export const windowLooks: Record<WindowState, State> = {
  held: 'done',
  ahead: 'upcoming',
  open: 'inProgress',
  missed: 'overdue',
  before: 'noStatus',
};

/** What somebody must do about a certificate, in words. */
export const useCertificateLabels = () => {
  const { t } = useTranslation('shipcertificates');
  const { today, day } = useFormat();
  return {
    today,
    stateOf: (certificate: ShipCertificate, replaced = false) => stateOf(certificate, today, replaced),
    look: (state: CertificateState): State => looks[state],
    wordOf: (certificate: ShipCertificate, state: CertificateState): string => {
      const left = daysLeft(certificate, today) ?? 0;
      if (state === 'expired') return t('state.expired', { count: -left });
      if (state === 'due') return left === 0 ? t('state.today') : t('state.due', { count: left });
      return t(`state.${state}`);
    },
    /** The survey or renewal that comes next, and its days; '' for none. */
    nextOf: (certificate: ShipCertificate): string => {
      const next = nextWindow(certificate, today);
      if (!next) return '';
      const kind = t(`kind.${next.kind}`);
      return today < next.from
        ? t('nextFrom', { kind, day: day(next.from) })
        : t('nextUntil', { kind, day: day(next.to) });
    },
    rangeOf: ({ from, to }: Pick<SurveyWindow, 'from' | 'to'>) =>
      t('range', { from: day(from), to: day(to) }),
  };
};
