import { expect, test } from 'vitest';
import en from '../locales/bookwords/en.ts';
import fr from '../locales/bookwords/fr.ts';
import ja from '../locales/bookwords/ja.ts';
import zh from '../locales/bookwords/zh.ts';
import english from '../locales/en.ts';
import french from '../locales/fr.ts';
import japanese from '../locales/ja.ts';
import chinese from '../locales/zh.ts';
import { seaAreas } from './areas/area.ts';
import { cargoTankLists, listKey, tankLists } from './book.ts';
import { books } from './books.ts';

const checks = [
  ...['jump', 'barometer', 'empty', 'late', 'future'],
  ...['tankList', 'capacity', 'tooMuch', 'balance', 'rate', 'underWay', 'oilArea', 'oilPolar', 'weekly'],
  ...['cargoArea', 'ballastArea', 'cargoLand', 'monitored', 'effluent', 'valves', 'contaminated', 'retained'],
  ...['ecaEntered', 'ecaLeft', 'sewagePlant', 'sewageTreated', 'sewageRaw', 'sewageSpeed', 'sewageArea'],
  ...['never', 'food', 'foodGround', 'washwater', 'carcass', 'cargo', 'garbageArea', 'enRoute'],
  ...['usual', 'noAmount', 'receipt', 'notHeld', 'witnessOfficer', 'witnessCrew', 'witnessMaster'],
  'steeringBefore',
].flatMap((key) => [`check.${key}.ok`, `check.${key}.warn`]);

const keysOf = () =>
  Object.values(books).flatMap(({ kind, group, opening, codes }) => {
    const fields = [...opening, ...codes.flatMap((code) => code.fields)];
    return [
      `book.${kind}`,
      `bookHint.${kind}`,
      `group.${group}`,
      ...codes.map(({ code }) => `code.${code}`),
      ...fields.map(({ key }) => `value.${key}`),
      ...fields.flatMap(({ values = [] }) => values.map((value) => `choice.${value}`)),
    ];
  });

const words = [
  ...checks,
  ...seaAreas.map((area) => `area.${area}`),
  ...[...tankLists, ...cargoTankLists].map((list) => `choice.${listKey(list)}`),
  'code.own',
  'group.own',
];

test.each(
  Object.entries({
    en: { ...english, ...en },
    fr: { ...french, ...fr },
    ja: { ...japanese, ...ja },
    zh: { ...chinese, ...zh },
  }),
)('every book, kind of entry, field, choice and check has its words in %s', (_language, texts) => {
  const found = (key: string) =>
    key
      .split('.')
      .reduce<unknown>(
        (part, name) => (part && typeof part === 'object' ? Reflect.get(part, name) : undefined),
        texts,
      );
  const missing = [...new Set([...words, ...keysOf()])].filter((key) => !found(key));
  expect(missing).toEqual([]);
});

test('the printed words of a choice are as many as its values', () => {
  const fields = Object.values(books).flatMap(({ codes }) => codes.flatMap((code) => code.fields));
  expect(fields.filter(({ prints, values }) => prints && prints.length !== values?.length)).toEqual([]);
});
