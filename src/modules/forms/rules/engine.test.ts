import { describe, expect, test } from 'vitest';
import { randomFrom } from '#testing/random.ts';
import { type Answers, type AnswerValue, differing, valuesOf, withAnswer } from './answers.ts';
import { formState } from './engine.ts';
import { calculate } from './formula.ts';
import { type ItemType, type Line, lineOptions } from './line.ts';

const line = (_id: string, itemType: ItemType, options: object = {}): Line => ({
  ...{ _id, subname: _id, itemType },
  options: lineOptions.parse(options),
});

const seed = Number(process.env.FORMS_SEED ?? Math.floor(Math.random() * 2 ** 31));
const rounds = Number(process.env.FORMS_ROUNDS ?? 200);

describe('a form', () => {
  const lines = [
    line('s1', 'section'),
    line('kind', 'choice', { choices: ['Aloft', 'Other'], required: true }),
    line('wind', 'number', {
      ...{ max: 20, required: true, showIf: [{ item: 'kind', is: 'is', value: 'Aloft' }] },
      acts: [{ is: 'fails', kind: 'stop' }],
    }),
    line('gas', 'number', { readings: ['Top', 'Bottom'], required: true }),
    line('s2', 'section', { showIf: [{ item: 'wind', is: 'above', value: '10' }] }),
    line('why', 'text', { required: true }),
    line('master', 'signature'),
  ];
  const missing = (values: Record<string, AnswerValue>) =>
    formState(lines, values).missing.map((state) => state.line._id);

  test('asks what its conditions show, and nothing of a hidden section', () => {
    expect(missing({})).toEqual(['kind', 'gas']);
    expect(missing({ kind: 'Aloft', gas: [1, null] })).toEqual(['wind', 'gas']);
    expect(missing({ kind: 'Aloft', wind: 12, gas: [1, 2] })).toEqual(['why']);
    // An answer to a line that is not shown any more counts for nothing.
    expect(missing({ kind: 'Other', wind: 12, gas: [1, 2] })).toEqual([]);
  });

  test('is stopped by a figure beyond its limit', () => {
    const stops = (wind: number) =>
      formState(lines, { kind: 'Aloft', wind }).stops.map((state) => state.line._id);
    expect(stops(20)).toEqual([]);
    expect(stops(20.1)).toEqual(['wind']);
  });

  test('works out a risk from the figures that choices begin with', () => {
    const risk = [
      line('likely', 'choice'),
      line('severe', 'choice'),
      line('risk', 'calculated', { formula: '{likely} * {severe}', max: 12 }),
    ];
    const of = (severe: string) => formState(risk, { likely: '3 Medium', severe }).states[2];
    expect(of('4 High')).toMatchObject({ value: 12, fails: false });
    expect(of('5 Very high')).toMatchObject({ value: 15, fails: true });
    expect(formState(risk, { likely: '3 Medium' }).states[2]?.value).toBeUndefined();
  });
});

test('a formula follows the order of operations and says nothing where it makes no sense', () => {
  const figure = (id: string) => ({ a: 6, b: 2 })[id];
  expect(calculate('{a} + {b} * (3 - 1)', figure)).toBe(10);
  expect(calculate('max({a}, {b}, 9) / -{b}', figure)).toBe(-4.5);
  for (const wrong of ['{a} +', '{c} * 2', '1 / 0', '(1', 'alert(1)', ''])
    expect(calculate(wrong, figure), wrong).toBeUndefined();
});

type Op = {
  item: string;
  _id: string;
  value: AnswerValue;
  at: string;
  replaces: string[];
  by: string;
  byID: string;
};
const apply = (answers: Answers, op: Op): Answers => withAnswer(answers, op);

test(`answers of devices without a link merge in any order, and none is lost (FORMS_SEED=${seed})`, () => {
  const random = randomFrom(seed);
  const any = (count: number) => Math.floor(random() * count);
  for (let round = 0; round < rounds; round++) {
    // Each device begins with what the server had, and sees its own answers only.
    const start: Answers = {};
    const devices = Array.from({ length: 2 + any(2) }, (_, device) => {
      let seen = start;
      return Array.from({ length: 1 + any(6) }, (_each, n): Op => {
        const item = `line-${any(3)}`;
        const op: Op = {
          ...{
            item,
            _id: `${round}-${device}-${n}`,
            value: `value ${any(3)}`,
            by: `${device}`,
            byID: `${device}`,
          },
          at: new Date(any(1_000_000)).toISOString(),
          replaces: (seen[item] ?? []).map(({ _id }) => _id),
        };
        seen = apply(seen, op);
        return op;
      });
    });
    // The server gets the answers of each device in their order, mixed with those of the others.
    const mixed = () => {
      const queues = devices.map((ops) => [...ops]);
      const order: Op[] = [];
      while (queues.some((ops) => ops.length > 0)) {
        const next = queues[any(queues.length)]?.shift();
        if (next) order.push(next);
      }
      return order.reduce(apply, start);
    };
    const [first, second] = [mixed(), mixed()];
    expect(valuesOf(first)).toEqual(valuesOf(second));
    for (const item of ['line-0', 'line-1', 'line-2']) {
      const last = devices.flatMap((ops) => ops.filter((op) => op.item === item).slice(-1));
      // The last word of each device on a line stands.
      expect(new Set(first[item]?.map(({ _id }) => _id) ?? [])).toEqual(new Set(last.map(({ _id }) => _id)));
      expect(differing(first, item).length).toBe(new Set(last.map(({ value }) => value)).size);
    }
  }
});
