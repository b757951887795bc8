import { DAY, HOUR } from '#modules/hoursofrest/rules/limits.ts';

/** How the watches of a day are divided. `dayWork` has no watches: only the hours of work of the day. */
export const templates = ['fourEight', 'sixSix', 'dogs', 'anchor', 'gangway', 'own', 'dayWork'] as const;
export type Template = (typeof templates)[number];

/** A part of a day in half hours; `to` above 48 goes on after midnight. */
export type Span = { from: number; to: number };

const SPAN = /(?:[01]\d|2[0-3])(?::[03]0)?-(?:[01]\d|2[0-4])(?::[03]0)?/.source;
/** Spans as people write them: `00-04 04-08`, `22:30-02`. */
export const HOURS = new RegExp(`^(?:${SPAN}(?: ${SPAN})*)?$`);

const halfOf = (time: string): number => {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * HOUR + Number(minutes) / 30;
};

/** The spans of a text; one that ends before it begins goes on after midnight. */
export const spansOf = (hours: string): Span[] =>
  hours
    .split(' ')
    .filter(Boolean)
    .flatMap((span) => {
      const [from = 0, end = 0] = span.split('-').map(halfOf);
      const to = end > from ? end : end + DAY;
      return to > from ? [{ from, to }] : [];
    });

const even = (length: number): Span[] =>
  Array.from({ length: DAY / length }, (_, index) => ({ from: index * length, to: (index + 1) * length }));

const FOUR = 4 * HOUR;
/** The watch from 16 to 20 is stood in two halves, so that nobody has the same hours every day. */
const DOGS = 16 * HOUR;

/** The watches of one day. */
export const watchesOf = ({ template, hours }: { template: Template; hours: string }): Span[] => {
  switch (template) {
    case 'fourEight':
    case 'anchor':
    case 'gangway':
      return even(FOUR);
    case 'sixSix':
      return even(6 * HOUR);
    case 'dogs':
      return even(FOUR).flatMap(({ from, to }) =>
        from === DOGS
          ? [
              { from, to: from + FOUR / 2 },
              { from: from + FOUR / 2, to },
            ]
          : [{ from, to }],
      );
    case 'own':
      return spansOf(hours);
    case 'dayWork':
      return [];
  }
};

const timeOf = (half: number): string => {
  const at = half % DAY;
  const hours = String(half === DAY ? 24 : Math.floor(at / HOUR)).padStart(2, '0');
  return at % HOUR ? `${hours}:30` : hours;
};

/** Spans as text, joined where one begins as another ends: `00-04 12-16`. */
export const hoursText = (spans: readonly Span[]): string =>
  spans.map(({ from, to }) => `${timeOf(from)}-${timeOf(to)}`).join(' ');
