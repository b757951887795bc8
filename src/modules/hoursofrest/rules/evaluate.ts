import { type RestException, type Stretch, stretchesOf } from './exceptions.ts';
import {
  DAY,
  HOUR,
  type Limits,
  LONG_BLOCK,
  NIGHT,
  NIGHT_END,
  REST_DAY,
  REST_WEEK,
  REST_WEEK_EXCEPTION,
  type Rule,
  WEEK,
  WORK_RUN,
  WORK_WEEK,
} from './limits.ts';
import { CALLED, clean, REST, type Run, runsOf, type Timeline, UNKNOWN, WORK } from './timeline.ts';

/**
 * A breach. For R1, R2, W1 and W2 `from` and `to` are the starts of the first and the last failing window, `worst` is the
 * rest in the worst one and `at` its start. R3 is checked at the end of a work period: `at`, with the longest rest before it
 * (`worst`) and the second (`second`). R4 is a work period from `from` to `to`, `worst` its length. Y: the night at the
 * midnight `at`, with its longest rest.
 */
export type Finding = {
  rule: Rule;
  from: number;
  to: number;
  at: number;
  worst: number;
  second: number;
  /** The emergency that suspends the limits; '' for none. The breach stays on the record. */
  suspendedBy: string;
};

/** Window starts from one to another, both included, about which too little is known. */
type Gap = { rule: Rule; from: number; to: number };

export type Evaluation = {
  findings: Finding[];
  gaps: Gap[];
  /** How many half hours before each one are rest, and how many unknown. */
  rest: Uint32Array;
  unknown: Uint32Array;
};

/** Sums before each half hour, of those that fulfil a condition. */
const sumsOf = (cells: Uint8Array, kind: number): Uint32Array => {
  const sums = new Uint32Array(cells.length + 1);
  for (let at = 0; at < cells.length; at += 1) sums[at + 1] = (sums[at] ?? 0) + (cells[at] === kind ? 1 : 0);
  return sums;
};

const overlap = ({ from, to }: Stretch, start: number, end: number) =>
  Math.max(0, Math.min(to, end) - Math.max(from, start));

const suspending = (emergencies: readonly Stretch[], start: number, end: number) =>
  emergencies.find((one) => overlap(one, start, end) > 0)?.id ?? '';

type Windows = {
  rule: Rule;
  length: number;
  /** Whether a window with so much rest, starting there, is too short. */
  fails: (rest: number, start: number) => boolean;
};

/** Slides a window over the line; neighbouring windows that fail are one finding. */
const slide = (
  cells: Uint8Array,
  rest: Uint32Array,
  unknown: Uint32Array,
  { rule, length, fails }: Windows,
  emergencies: readonly Stretch[],
): { findings: Finding[]; gaps: Gap[] } => {
  const findings: Finding[] = [];
  const gaps: Gap[] = [];
  let open: Finding | undefined;
  let gap: Gap | undefined;
  for (let start = 0; start + length <= cells.length; start += 1) {
    const end = start + length;
    if ((unknown[end] ?? 0) > (unknown[start] ?? 0)) {
      open = undefined;
      if (gap) gap.to = start;
      else {
        gap = { rule, from: start, to: start };
        gaps.push(gap);
      }
      continue;
    }
    gap = undefined;
    const amount = (rest[end] ?? 0) - (rest[start] ?? 0);
    if (!fails(amount, start)) {
      open = undefined;
      continue;
    }
    const suspendedBy = suspending(emergencies, start, end);
    if (open && open.suspendedBy === suspendedBy) {
      open.to = start;
      if (amount < open.worst) Object.assign(open, { worst: amount, at: start });
    } else {
      open = { rule, from: start, to: start, at: start, worst: amount, second: 0, suspendedBy };
      findings.push(open);
    }
  }
  return { findings, gaps };
};

/** The rest blocks of the 24 hours before a moment, longest first. */
const blocksBefore = (runs: readonly Run[], last: number, moment: number): number[] => {
  const blocks: number[] = [];
  for (let index = last; index >= 0; index -= 1) {
    const run = runs[index];
    if (!run || run.to <= moment - DAY) break;
    if (run.kind === REST) blocks.push(run.to - Math.max(run.from, moment - DAY));
  }
  return blocks.sort((a, b) => b - a);
};

/** At the end of each work period: one block of 6 hours, and 10 hours in the two longest (or three, under X2). */
const periods = (
  runs: readonly Run[],
  unknown: Uint32Array,
  inThree: readonly Stretch[],
  emergencies: readonly Stretch[],
): { findings: Finding[]; gaps: Gap[] } => {
  const findings: Finding[] = [];
  const gaps: Gap[] = [];
  runs.forEach((run, index) => {
    if (run.kind !== WORK || runs[index + 1]?.kind !== REST) return;
    const at = run.to;
    if (at < DAY || (unknown[at] ?? 0) > (unknown[at - DAY] ?? 0)) {
      gaps.push({ rule: 'R3', from: at, to: at });
      return;
    }
    const [longest = 0, second = 0, third = 0] = blocksBefore(runs, index, at);
    const three = inThree.some(({ from, to }) => at > from && at <= to);
    const most = three && third >= HOUR && second >= HOUR ? longest + second + third : longest + second;
    if (longest >= LONG_BLOCK && most >= REST_DAY) return;
    const suspendedBy = suspending(emergencies, at - DAY, at);
    findings.push({ rule: 'R3', from: at, to: at, at, worst: longest, second, suspendedBy });
  });
  return { findings, gaps };
};

const workRuns = (runs: readonly Run[], emergencies: readonly Stretch[]): Finding[] =>
  runs
    .filter(({ kind, from, to }) => kind === WORK && to - from > WORK_RUN)
    .map(({ from, to }) => ({
      rule: 'R4',
      from,
      to,
      at: from,
      worst: to - from,
      second: 0,
      suspendedBy: suspending(emergencies, from, to),
    }));

/** Where 05:00 lies after a midnight: clocks are changed between the two, if at all. */
const fiveOClock = ({ starts, cells }: Timeline, index: number) => {
  const start = starts[index] ?? 0;
  const length = (starts[index + 1] ?? cells.length) - start;
  return start + NIGHT_END - (DAY - length);
};

/** Somebody under 18 rests 9 hours each night that begin by midnight and end at 05:00 or later. */
const nights = (
  line: Timeline,
  cells: Uint8Array,
  unknown: Uint32Array,
  emergencies: readonly Stretch[],
): { findings: Finding[]; gaps: Gap[] } => {
  const findings: Finding[] = [];
  const gaps: Gap[] = [];
  line.starts.forEach((midnight, index) => {
    // A day that came twice or was skipped at the date line has a night like others.
    const five = Math.max(midnight, Math.min(fiveOClock(line, index), midnight + DAY));
    const from = five - NIGHT;
    const to = midnight + NIGHT;
    if (from < 0 || to > cells.length || (unknown[to] ?? 0) > (unknown[from] ?? 0)) {
      gaps.push({ rule: 'Y', from: midnight, to: midnight });
      return;
    }
    const blocks = runsOf(cells.subarray(from, to)).filter(({ kind }) => kind === REST);
    const kept = blocks.some(
      (block) => block.to - block.from >= NIGHT && from + block.from <= midnight && from + block.to >= five,
    );
    if (kept) return;
    const longest = Math.max(0, ...blocks.map((block) => block.to - block.from));
    const suspendedBy = suspending(emergencies, from, to);
    findings.push({ rule: 'Y', from, to, at: midnight, worst: longest, second: 0, suspendedBy });
  });
  return { findings, gaps };
};

/** All breaches on a line of days, and the windows about which too little is known. Windows are slot-aligned. */
export const evaluate = (
  line: Timeline,
  limits: Limits,
  exceptions: readonly RestException[] = [],
): Evaluation => {
  const cells = clean(line.cells, limits.minRestBlock);
  const rest = sumsOf(cells, REST);
  const unknown = sumsOf(cells, UNKNOWN);
  const emergencies = stretchesOf(line, exceptions, 'X3');
  const findings: Finding[] = [];
  const gaps: Gap[] = [];
  const add = (found: { findings: Finding[]; gaps?: Gap[] }) => {
    findings.push(...found.findings);
    gaps.push(...(found.gaps ?? []));
  };
  const window = (windows: Windows) => add(slide(cells, rest, unknown, windows, emergencies));
  if (limits.regime === 'work') {
    window({ rule: 'W1', length: DAY, fails: (amount) => DAY - amount > WORK_RUN });
    window({ rule: 'W2', length: WEEK, fails: (amount) => WEEK - amount > WORK_WEEK });
  } else {
    const weekly = stretchesOf(line, exceptions, 'X1');
    const lessForWeek = REST_WEEK - REST_WEEK_EXCEPTION;
    window({ rule: 'R1', length: DAY, fails: (amount) => amount < REST_DAY });
    window({
      rule: 'R2',
      length: WEEK,
      // Each day of the week that is under the exception, also in part, counts with 10 of the week's hours instead of 11.
      fails: (amount, start) => {
        if (amount >= REST_WEEK) return false;
        const covered = weekly.reduce((sum, one) => sum + overlap(one, start, start + WEEK), 0);
        const days = Math.min(7, Math.ceil(covered / DAY));
        return amount < REST_WEEK - (lessForWeek / 7) * days;
      },
    });
    const runs = runsOf(cells);
    add(periods(runs, unknown, stretchesOf(line, exceptions, 'X2'), emergencies));
    add({ findings: workRuns(runs, emergencies) });
  }
  if (limits.young) add(nights(line, cells, unknown, emergencies));
  return { findings, gaps, rest, unknown };
};

/** The last half hour after a finding that it is about, for lines under a month's days. */
export const endOf = ({ rule, to }: Pick<Finding, 'rule' | 'to'>): number =>
  rule === 'R1' || rule === 'W1' ? to + DAY : rule === 'R2' || rule === 'W2' ? to + WEEK : to;

/**
 * Rest that is owed: what a call-out took, or what an emergency took beyond 14 hours of work a day. It is due in the 24
 * hours after, on top of 10 hours. `at` is the half hour after it.
 */
export type Owed = { at: number; owed: number; given: number; known: boolean; id: string };

/** The call-outs and emergencies of a line, in their order; `id` is that of the emergency, '' for a call-out. */
export const compensationOf = (
  line: Timeline,
  exceptions: readonly RestException[],
  minRestBlock: number,
): Owed[] => {
  const cells = clean(line.cells, minRestBlock);
  const count = (from: number, to: number, kind: number) =>
    cells.subarray(from, to).filter((cell) => cell === kind).length;
  const due = (at: number, owed: number, id: string): Owed => {
    const known = at + DAY <= cells.length && count(at, at + DAY, UNKNOWN) === 0;
    return { at, owed, given: Math.max(0, count(at, at + DAY, REST) - REST_DAY), known, id };
  };
  const calls = runsOf(line.cells)
    .filter(({ kind }) => kind === CALLED)
    .map(({ from, to }) => due(to, to - from, ''));
  const emergencies = stretchesOf(line, exceptions, 'X3').map(({ from, to, id }) => {
    const usual = Math.floor(((to - from) * WORK_RUN) / DAY);
    return due(to, Math.max(0, count(from, to, WORK) - usual), id);
  });
  return [...calls, ...emergencies].filter(({ owed }) => owed > 0).sort((a, b) => a.at - b.at);
};
