import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import type { DayEntry } from './contract.ts';
import { usePaintDays } from './queries.ts';

type Question = {
  title: string;
  facts: string;
  label: string;
  onSave: (text: string) => void;
};

/** Sends painted days. A month that was signed asks once why it is changed. */
export const usePainting = (
  userID: string,
  month: string,
  signed: boolean,
  ask: (question: Question) => void,
) => {
  const { t } = useTranslation('hoursofrest');
  const { boatID, firstName, lastName } = useUser();
  const { mutate } = usePaintDays();
  const [given, setGiven] = useState<{ month: string; reason: string }>();
  return (days: Record<string, DayEntry>, onEnd: () => void) => {
    if (Object.keys(days).length === 0) return onEnd();
    const by = `${firstName} ${lastName}`.trim();
    const send = (reason?: string) => {
      mutate({ boatID, userID, month, days, by, ...(reason ? { reason } : {}) }, { onSettled: onEnd });
    };
    if (!signed) return send();
    if (given?.month === month) return send(given.reason);
    onEnd();
    ask({
      title: t('amendTitle'),
      facts: t('amendFacts'),
      label: t('amendWhy'),
      onSave: (reason) => {
        setGiven({ month, reason });
        send(reason);
      },
    });
  };
};
