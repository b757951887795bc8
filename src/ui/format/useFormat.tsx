import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { dayIn, isTimeZone } from '#lib/zonedTime.ts';
import { thisMinute, watchClock } from './clock.ts';
import { type Format, formatOf } from './formatOf.ts';

const FormatContext = createContext<Format | null>(null);

type Props = { timeZone?: string | undefined; vessel?: string | undefined; children: ReactNode };

/**
 * Provides the ship's time zone and the user's language. Without a ship, and for a zone that this browser does not
 * know, times are UTC.
 */
export function FormatProvider({ timeZone, vessel = '', children }: Props) {
  const { i18n } = useTranslation();
  const zone = timeZone && isTimeZone(timeZone) ? timeZone : 'UTC';
  const today = useSyncExternalStore(watchClock, () => dayIn(thisMinute(), zone));
  return (
    <FormatContext value={formatOf({ language: i18n.language, timeZone: zone, today, vessel })}>
      {children}
    </FormatContext>
  );
}

/** The formats of days, times, numbers, money and lists; it changes at the ship's midnight, not every minute. */
export const useFormat = (): Format => {
  const format = useContext(FormatContext);
  if (!format) throw new Error('useFormat needs a FormatProvider above it');
  return format;
};
