import type { Finding } from './evaluate.ts';
import { NIGHT, REST_DAY, REST_WEEK, WORK_RUN, WORK_WEEK } from './limits.ts';

/** Half hours as hours: "8.5", "14". */
export const inHours = (halves: number): string => String(halves / 2);

/** The time of a half hour of a day, "06:30". */
export const timeOfSlot = (slot: number): string =>
  `${String(Math.floor(slot / 2)).padStart(2, '0')}:${slot % 2 ? '30' : '00'}`;

/** The figure of a breach and its limit, in hours, as texts and lists show them. */
export const figuresOf = ({ rule, worst, second }: Pick<Finding, 'rule' | 'worst' | 'second'>) => {
  const work = (length: number) => inHours(length - worst);
  switch (rule) {
    case 'R1':
      return { value: inHours(worst), limit: inHours(REST_DAY) };
    case 'R2':
      return { value: inHours(worst), limit: inHours(REST_WEEK) };
    case 'R3':
      return { value: inHours(worst), limit: '6', second: inHours(second) };
    case 'R4':
      return { value: inHours(worst), limit: inHours(WORK_RUN) };
    case 'W1':
      return { value: work(48), limit: inHours(WORK_RUN) };
    case 'W2':
      return { value: work(336), limit: inHours(WORK_WEEK) };
    case 'Y':
      return { value: inHours(worst), limit: inHours(NIGHT) };
  }
};
