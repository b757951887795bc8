import { loadTranslator } from '#lib/text.ts';
import { addAlert, removeAlert } from '#stores/alerts.ts';
import { clockText } from './clockText.ts';

const KEY = 'outbox:clock';

/** Says that this device's clock is wrong, or takes that back when it is right again (0). */
export const showClockNotice = async (offset: number, language: string) => {
  if (offset === 0) return removeAlert(KEY);
  const text = clockText(await loadTranslator('outbox'), language, offset);
  addAlert({ kind: 'info', text, sticky: true, key: KEY });
};
