import { expect, test } from 'vitest';
import { randomFrom } from '#testing/random.ts';
import { type Evaluation, evaluate } from './evaluate.ts';
import type { RestException } from './exceptions.ts';
import { defaultLimits, type Limits, type Rule } from './limits.ts';
import { FIRST } from './testDays.ts';
import { addDays, timelineOf } from './timeline.ts';

/** `REST_MONTHS=10000` runs as many; the seed is printed, and REST_SEED replays it. */
const months = Number(process.env.REST_MONTHS ?? 60);
const seed = Number(process.env.REST_SEED ?? Math.floor(Math.random() * 2 ** 31));

type Month = {
  days: Map<string, { slots: string }>;
  limits: Limits;
  exceptions: RestException[];
  to: string;
};

const monthOf = (random: () => number): Month => {
  const upTo = (count: number) => Math.floor(random() * count);
  const length = 9 + upTo(30);
  const days = new Map<string, { slots: string }>();
  const unknown = random() < 0.3;
  const busy = 0.02 + random() * 0.2;
  let letter = 'r';
  const templates = [
    'r'.repeat(16) + 'w'.repeat(20) + 'r'.repeat(12),
    'w'.repeat(12) + 'r'.repeat(12) + 'w'.repeat(12) + 'r'.repeat(12),
  ];
  for (let day = 0; day < length; day += 1) {
    if (unknown && random() < 0.08) continue;
    const count = random() < 0.08 ? ([0, 46, 47, 49, 50, 96][upTo(6)] ?? 48) : 48;
    let slots = '';
    if (random() < 0.4) slots = (templates[upTo(2)] ?? '').repeat(2).slice(0, count);
    while (slots.length < count) {
      if (random() < busy) letter = letter === 'r' ? (random() < 0.1 ? 'c' : 'w') : 'r';
      slots += letter;
    }
    days.set(addDays(FIRST, day), { slots });
  }
  const exceptions: RestException[] = [];
  for (const kind of ['X1', 'X2', 'X3', 'X3'] as const) {
    if (random() < 0.6) continue;
    // They may begin before the month, end after it, and be entered for longer than they count.
    const from = upTo(length + 8) - 4;
    exceptions.push({
      ...{ _id: `${kind}-${exceptions.length}`, kind, userID: '' },
      ...{ from: addDays(FIRST, from), to: addDays(FIRST, from + upTo(kind === 'X1' ? 20 : 3)) },
    });
  }
  return {
    days,
    exceptions,
    to: addDays(FIRST, length - 1),
    limits: {
      ...defaultLimits,
      regime: random() < 0.75 ? 'rest' : 'work',
      minRestBlock: random() < 0.7 ? 2 : 1,
      young: random() < 0.3,
    },
  };
};

type Slowly = {
  /** Every failing window start, work end, work run and midnight, with the emergency that suspends it. */
  found: Set<string>;
  /** Those about which too little is known. */
  gaps: Set<string>;
  /** The rest in the window of a rule from a start, in half hours. */
  restOf: (rule: string, start: number) => number;
};

const DAY_SLOTS = 48;
const WEEK_SLOTS = 336;

/** The rules once more, slowly and in another way: a text of letters, minutes and windows counted one by one. */
const slowly = ({ days, limits, exceptions, to }: Month): Slowly => {
  const found = new Set<string>();
  const gaps = new Set<string>();
  let text = '';
  const midnights: { at: number; five: number }[] = [];
  const of: string[] = [];
  for (let day = FIRST; day <= to; day = addDays(day, 1)) {
    const slots = days.get(day)?.slots ?? '?'.repeat(48);
    midnights.push({
      at: text.length,
      five: text.length + Math.max(0, Math.min(48, 10 + slots.length - 48)),
    });
    text += slots.replaceAll('c', 'w');
    for (let slot = 0; slot < slots.length; slot += 1) of.push(day);
  }
  if (limits.minRestBlock === 2) text = text.replace(/(?<=w)r(?=w)/g, 'w');
  const isUnder = (one: RestException, at: number) => {
    const day = of[at] ?? '';
    const fortnight = addDays(one.from, 13);
    const last = one.kind === 'X1' && one.to > fortnight ? fortnight : one.to;
    return day >= one.from && day <= last;
  };
  const under = (kind: string, from: number, end: number) => {
    let count = 0;
    for (let at = from; at < end; at += 1)
      if (exceptions.some((one) => one.kind === kind && isUnder(one, at))) count += 1;
    return count;
  };
  const suspendedBy = (from: number, end: number) => {
    for (const one of exceptions)
      if (one.kind === 'X3')
        for (let at = from; at < end; at += 1) if (isUnder(one, at)) return `, ${one._id}`;
    return '';
  };
  const count = (part: string, letter: string) => part.split(letter).length - 1;
  const slide = (rule: Rule, length: number, fails: (part: string, start: number) => boolean) => {
    for (let start = 0; start + length <= text.length; start += 1) {
      const part = text.slice(start, start + length);
      if (part.includes('?')) gaps.add(`${rule} ${start}`);
      else if (fails(part, start)) found.add(`${rule} ${start}${suspendedBy(start, start + length)}`);
    }
  };
  if (limits.regime === 'rest') {
    slide('R1', DAY_SLOTS, (part) => count(part, 'r') * 30 < 600);
    slide('R2', WEEK_SLOTS, (part, start) => {
      const needed = 4620 - 60 * Math.ceil(under('X1', start, start + WEEK_SLOTS) / DAY_SLOTS);
      return count(part, 'r') * 30 < needed;
    });
    for (const { index, 0: run } of text.matchAll(/w+/g)) {
      const end = index + run.length;
      if (run.length * 30 > 840) found.add(`R4 ${index} ${run.length}${suspendedBy(index, end)}`);
      if (text[end] !== 'r') continue;
      const before = text.slice(Math.max(0, end - DAY_SLOTS), end);
      if (end < DAY_SLOTS || before.includes('?')) {
        gaps.add(`R3 ${end}`);
        continue;
      }
      const blocks = before
        .split('w')
        .map((block) => block.length)
        .filter((block) => block > 0);
      blocks.sort((a, b) => b - a);
      const [longest = 0, second = 0, third = 0] = blocks;
      const three = under('X2', end - 1, end) === 1 && blocks.length > 2 && third >= 2;
      const sum = longest + second + (three ? third : 0);
      if (longest < 12 || sum < 20)
        found.add(`R3 ${end} ${longest}+${second}${suspendedBy(end - DAY_SLOTS, end)}`);
    }
  } else {
    slide('W1', DAY_SLOTS, (part) => count(part, 'w') * 30 > 840);
    slide('W2', WEEK_SLOTS, (part) => count(part, 'w') * 30 > 4320);
  }
  if (limits.young)
    for (const { at, five } of midnights) {
      if (five - 18 < 0 || at + 18 > text.length || text.slice(five - 18, at + 18).includes('?')) {
        gaps.add(`Y ${at}`);
        continue;
      }
      let kept = false;
      for (let start = five - 18; start <= at; start += 1)
        if (text.slice(start, start + 18) === 'r'.repeat(18)) kept = true;
      const longest = Math.max(
        ...text
          .slice(five - 18, at + 18)
          .split('w')
          .map((block) => block.length),
      );
      if (!kept) found.add(`Y ${at} ${longest}${suspendedBy(five - 18, at + 18)}`);
    }
  const restOf = (rule: string, start: number) =>
    count(text.slice(start, start + (rule.endsWith('1') ? DAY_SLOTS : WEEK_SLOTS)), 'r');
  return { found, gaps, restOf };
};

const windowed: readonly Rule[] = ['R1', 'R2', 'W1', 'W2'];

/** What the engine says, in the words of the slow reading. */
const said = ({ findings, gaps }: Evaluation) => {
  const found = findings.flatMap(({ rule, from, to, at, worst, second, suspendedBy }) => {
    const by = suspendedBy ? `, ${suspendedBy}` : '';
    if (windowed.includes(rule))
      return Array.from({ length: to - from + 1 }, (_, index) => `${rule} ${from + index}${by}`);
    if (rule === 'R3') return `R3 ${at} ${worst}+${second}${by}`;
    return rule === 'R4' ? `R4 ${from} ${worst}${by}` : `Y ${at} ${worst}${by}`;
  });
  const unknown = gaps.flatMap(({ rule, from, to }) =>
    Array.from({ length: to - from + 1 }, (_, index) => `${rule} ${from + index}`),
  );
  // A day that was skipped at the date line begins at the same half hour as the next.
  return { found: [...new Set(found)].sort(), gaps: [...new Set(unknown)].sort() };
};

test(`the engine finds what a slow reading finds, in ${months} random months (seed ${seed})`, () => {
  console.info(`rest engine: ${months} months, seed ${seed}`);
  const random = randomFrom(seed);
  let breaches = 0;
  for (let index = 0; index < months; index += 1) {
    const month = monthOf(random);
    const line = timelineOf(FIRST, month.to, month.days);
    const evaluation = evaluate(line, month.limits, month.exceptions);
    const expected = slowly(month);
    breaches += expected.found.size;
    expect({ index, ...said(evaluation) }).toEqual({
      index,
      found: [...expected.found].sort(),
      gaps: [...expected.gaps].sort(),
    });
    const runs = evaluation.findings.filter(({ rule }) => windowed.includes(rule));
    for (const [place, { rule, from, to, at, worst, suspendedBy }] of runs.entries()) {
      const rests = Array.from({ length: to - from + 1 }, (_, step) => expected.restOf(rule, from + step));
      expect({ index, worst, at }).toEqual({
        index,
        worst: Math.min(...rests),
        at: from + rests.indexOf(worst),
      });
      // Neighbours are one finding, unless an emergency suspends one of them.
      const next = runs[place + 1];
      if (next?.rule === rule && next.from === to + 1) expect(next.suspendedBy).not.toBe(suspendedBy);
    }
  }
  expect(breaches).toBeGreaterThan(months);
});
