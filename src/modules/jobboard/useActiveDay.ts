import { useState } from 'react';
import { dayOfParam, monthOf, type Zoom } from './rules.ts';
import { useBoardSearch } from './useBoardSearch.ts';

type Chosen = {
  day: string;
  /** The URL's periods for which it stands: the ones that a key press left, and the one that it asked for. */
  periods: readonly (string | undefined)[];
};

/**
 * The active day of keys and clicks. The URL contains only its period and follows a key press late: until then a
 * second press counts from the day that the first one chose.
 */
export const useActiveDay = (today: string) => {
  const { month, zoom: requestedZoom, set } = useBoardSearch();
  const zoom: Zoom = requestedZoom ?? 'month';
  const asked = dayOfParam(month, today);
  const [chosen, setChosen] = useState<Chosen>();
  if (chosen && chosen.periods.length > 1 && chosen.periods.at(-1) === month)
    setChosen({ day: chosen.day, periods: [month] });
  const isChosen = chosen?.periods.includes(month) ?? false;
  const first = monthOf(today) === monthOf(asked) && month?.length !== 10 ? today : asked;
  const day = chosen && isChosen ? chosen.day : first;

  const goTo = (next: string, how: Zoom = zoom) => {
    const isNow = how === 'week' ? next === today : monthOf(next) === monthOf(today);
    const period = isNow ? undefined : how === 'week' ? next : monthOf(next);
    setChosen({ day: next, periods: [...(chosen && isChosen ? chosen.periods : [month]), period] });
    set({ month: period, zoom: how === 'month' ? undefined : how });
  };
  /** Another day of the same month has the same URL. */
  const stepTo = (next: string) =>
    monthOf(next) === monthOf(day)
      ? setChosen({ day: next, periods: chosen && isChosen ? chosen.periods : [month] })
      : goTo(next);

  return { day, zoom, goTo, stepTo };
};
