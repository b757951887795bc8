import { expect, test } from 'vitest';
import { randomFrom } from '#testing/random.ts';
import { evaluate } from './evaluate.ts';
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
  for (const kind of ['X1', 'X2', 'X3'] as const) {
    if (random() < 0.7) continue;
    const from = upTo(length);
    exceptions.push({
      ...{ _id: kind, kind, userID: '' },
      ...{ from: addDays(FIRST, from), to: addDays(FIRST, from + upTo(kind === 'X1' ? 14 : 2)) },
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

/**
 * The rules once more, slowly and in another way: a text of letters, minutes and windows counted one by one. Returns every
 * failing window start, work end, work run and midnight.
 */
const slowly = ({ days, limits, exceptions, to }: Month): Set<string> => {
  const found = new Set<string>();
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
  const under = (kind: string, from: number, end: number) => {
    let count = 0;
    for (let at = from; at < end; at += 1)
      if (
        exceptions.some((one) => one.kind === kind && (of[at] ?? '') >= one.from && (of[at] ?? '') <= one.to)
      )
        count += 1;
    return count;
  };
  const count = (part: string, letter: string) => part.split(letter).length - 1;
  for (let start = 0; start + 48 <= text.length; start += 1) {
    const part = text.slice(start, start + 48);
    if (part.includes('?')) continue;
    if (limits.regime === 'rest' && count(part, 'r') * 30 < 600) found.add(`R1 ${start}`);
    if (limits.regime === 'work' && count(part, 'w') * 30 > 840) found.add(`W1 ${start}`);
  }
  for (let start = 0; start + 336 <= text.length; start += 1) {
    const part = text.slice(start, start + 336);
    if (part.includes('?')) continue;
    const minutes = count(part, 'r') * 30;
    if (limits.regime === 'work') {
      if (count(part, 'w') * 30 > 4320) found.add(`W2 ${start}`);
      continue;
    }
    const needed = 4620 - 60 * Math.ceil(under('X1', start, start + 336) / 48);
    if (minutes < needed) found.add(`R2 ${start}`);
  }
  if (limits.regime === 'rest') {
    for (const { index, 0: run } of text.matchAll(/w+/g)) {
      if (run.length * 30 > 840) found.add(`R4 ${index} ${run.length}`);
      const end = index + run.length;
      if (text[end] !== 'r' || end < 48) continue;
      const before = text.slice(end - 48, end);
      if (before.includes('?')) continue;
      const blocks = before
        .split('w')
        .map((block) => block.length)
        .filter((block) => block > 0);
      blocks.sort((a, b) => b - a);
      const [longest = 0, second = 0, third = 0] = blocks;
      const three = under('X2', end - 1, end) === 1 && blocks.length > 2 && third >= 2;
      const sum = longest + second + (three ? third : 0);
      if (longest < 12 || sum < 20) found.add(`R3 ${end} ${longest}+${second}`);
    }
  }
  if (limits.young)
    for (const { at, five } of midnights) {
      if (five - 18 < 0 || at + 18 > text.length || text.slice(five - 18, at + 18).includes('?')) continue;
      let kept = false;
      for (let start = five - 18; start <= at; start += 1)
        if (text.slice(start, start + 18) === 'r'.repeat(18)) kept = true;
      if (!kept) found.add(`Y ${at}`);
    }
  return found;
};

const windowed: readonly Rule[] = ['R1', 'R2', 'W1', 'W2'];

test(`the engine finds what a slow reading finds, in ${months} random months (seed ${seed})`, () => {
  console.info(`rest engine: ${months} months, seed ${seed}`);
  const random = randomFrom(seed);
  let breaches = 0;
  for (let index = 0; index < months; index += 1) {
    const month = monthOf(random);
    const line = timelineOf(FIRST, month.to, month.days);
    const found = new Set<string>();
    for (const { rule, from, to, at, worst, second } of evaluate(line, month.limits, month.exceptions)
      .findings) {
      if (windowed.includes(rule))
        for (let start = from; start <= to; start += 1) found.add(`${rule} ${start}`);
      else if (rule === 'R3') found.add(`R3 ${at} ${worst}+${second}`);
      else found.add(rule === 'R4' ? `R4 ${from} ${worst}` : `Y ${at}`);
    }
    const expected = slowly(month);
    breaches += expected.size;
    expect({ index, found: [...found].sort() }).toEqual({ index, found: [...expected].sort() });
  }
  expect(breaches).toBeGreaterThan(months);
});
