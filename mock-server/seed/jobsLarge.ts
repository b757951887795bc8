import { addInterval, daysBetween } from '#modules/worklist/rules/days.ts';
import type { SeededMachine } from './equipment.ts';
import { type JobRow, share } from './jobsRows.ts';

const works = [
  'Inspect and clean',
  'Grease bearings and couplings',
  'Change oil and filters',
  'Test alarms and shut-downs',
  'Look at seals, hoses and clamps',
  'Calibrate sensors',
  'Renew filter elements',
  'Measure insulation',
  'Overhaul',
  'Test under load',
  'Tighten foundation bolts',
  'Descale and flush',
];
const rhythms = [
  { calendarInterval: 1, calendarUnit: 'months' },
  { calendarInterval: 3, calendarUnit: 'months' },
  { calendarInterval: 6, calendarUnit: 'months' },
  { calendarInterval: 12, calendarUnit: 'months' },
  { calendarInterval: 2, calendarUnit: 'years' },
] as const;
const crew: Record<string, string[]> = {
  Engine: ['engineer', 'pnair', 'jsantos'],
  Electrical: ['dkowalska'],
  Deck: ['jweber', 'lferri', 'rtane', 'deckhand', 'newcrew'],
  Bridge: ['kmori', 'captain'],
  Interior: ['sreyes', 'fdupont', 'mlewis', 'anovak'],
  Galley: ['chef'],
};

/** The number of jobs that have been done once. */
const DONE_ONCE = 950;

/** The first number of generated jobs; the list's own have theirs. */
const FIRST_NO = 3001;

/**
 * Rows for measuring, `count` in all: the vessel's own and further ones on every machine, with steps and parts of its
 * own jobs; of the further ones about one in two hundred is overdue, one in forty due.
 */
export const manyJobRows = (
  own: readonly JobRow[],
  all: readonly SeededMachine[],
  count: number,
  today: string,
): JobRow[] => {
  const machines = all.filter(({ item }) => item.manufacturer !== '');
  const further = Array.from({ length: count - own.length }, (_, index): JobRow => {
    const no = FIRST_NO + index;
    const machine = machines[index % machines.length];
    const rhythm = rhythms[(index * 7) % rhythms.length] ?? rhythms[0];
    const pattern = own[(index * 31) % own.length];
    const length = daysBetween(today, addInterval(today, rhythm.calendarInterval, rhythm.calendarUnit));
    const days =
      index % 211 === 0
        ? -1 - (index % 13)
        : index % 41 === 0
          ? index % 8
          : 9 + Math.floor(share(no, index) * (length - 10));
    const team = crew[machine?.item.department ?? ''] ?? ['engineer'];
    return {
      no,
      equipment: machine?.item._id ?? '',
      assigned: index % 4 === 3 ? [] : [team[index % team.length] ?? 'engineer'],
      due: { days, hoursLeft: null },
      atSea: null,
      atPort: null,
      found: null,
      done: null,
      since: index < DONE_ONCE ? length - days + 1 : 0,
      by: '',
      notes: pattern?.notes.slice(0, 1) ?? [],
      fields: {
        title: `${works[(index * 5 + Math.floor(index / machines.length)) % works.length]}, ${machine?.item.name ?? 'vessel'}`,
        description: pattern?.fields.description ?? '',
        location: '',
        department: '',
        status: index % 1700 === 9 ? '' : index % 240 === 17 ? 'inProgress' : 'open',
        priority: index % 9 === 0 ? 'high' : index % 13 === 0 ? 'low' : 'normal',
        inRound: false,
        estimate: pattern?.fields.estimate ?? 60,
        project: index % 150 === 77 ? 'Winter yard period' : '',
        ...rhythm,
        hoursInterval: null,
        basis: 'completion',
        windowDays: 7,
        tasks: pattern?.fields.tasks.slice(0, 6) ?? [],
        parts: index % 3 === 0 ? (pattern?.fields.parts ?? []) : [],
        severity: '',
        temporaryFix: '',
      },
    };
  });
  return [...own, ...further];
};
