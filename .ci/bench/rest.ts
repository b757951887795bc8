import { addMonths } from '../../src/modules/hoursofrest/rules/calendar.ts';
import { evaluate } from '../../src/modules/hoursofrest/rules/evaluate.ts';
import { defaultLimits } from '../../src/modules/hoursofrest/rules/limits.ts';
import { viewMonth } from '../../src/modules/hoursofrest/rules/month.ts';
import { addDays, timelineOf } from '../../src/modules/hoursofrest/rules/timeline.ts';
import type { Figure } from './figure.ts';
import type { Harness } from './harness.ts';

const CREW = 30;
const RUNS = 9;
const SLOWER = 4;

/** A year of days, each a little different, so that breaches are found. */
const yearOf = (person: number) =>
  new Map(
    Array.from({ length: 365 }, (_, index) => {
      const shift = (person * 7 + index * 5) % 9;
      const slots = `${'r'.repeat(12 + shift)}${'w'.repeat(22 - shift)}${'r'.repeat(14)}`;
      return [addDays('2026-01-01', index), { slots }] as const;
    }),
  );

const median = (times: number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const measured = (work: () => void): number => {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    work();
    times.push(performance.now() - start);
  }
  return median(times);
};

/** The rest of 30 people in 12 months: all breaches of the year, and the month sheets as pages show them. */
export const measureRest = async (_harness?: Harness): Promise<Figure[]> => {
  const crew = Array.from({ length: CREW }, (_, person) => yearOf(person));
  const year = measured(() => {
    for (const days of crew) evaluate(timelineOf('2026-01-01', '2026-12-31', days), defaultLimits);
  });
  const months = measured(() => {
    for (const days of crew)
      for (let index = 0; index < 12; index += 1)
        viewMonth(addMonths('2026-01', index), days, defaultLimits, []);
  });
  const figure = (name: string, ms: number): Figure => ({
    name,
    goal: '< 200 ms at CPU 4x',
    measured: `${ms.toFixed(1)} ms, ${(ms * SLOWER).toFixed(0)} ms at CPU 4x`,
    good: ms * SLOWER < 200,
  });
  return [
    figure('Rest of 30 crew in 12 months, all breaches', year),
    figure('Rest of 30 crew in 12 months, as month sheets', months),
  ];
};
