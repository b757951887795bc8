import { expect, test } from 'vitest';
import { guessMapping } from '#modules/imports/guessMapping.ts';
import { importFields } from './importFields.ts';
import en from './locales/jobimport/en.ts';
import fr from './locales/jobimport/fr.ts';
import ja from './locales/jobimport/ja.ts';
import zh from './locales/jobimport/zh.ts';

const languages = { en, fr, zh, ja };
type Language = keyof typeof languages;
const guess = (language: Language, headers: string) =>
  guessMapping(
    headers.split('|'),
    importFields.map((field) => ({ ...field, label: languages[language][field.key] })),
  );

test.each<[Language, string, string]>([
  [
    'en',
    'Job no|Job|Machine|Interval|Counted from|Last done|Hours at last|Next due|Prio|Dept|Assigned to|At sea|Duration|Checklist|Spares|Remarks',
    'no|title|equipment|every|basis|lastDoneDate|lastDoneHours|dueDate|priority|department|assigned|atSea|estimate|tasks|parts|description',
  ],
  [
    'en',
    'Component|Job title|Frequency|Calendar interval|Interval unit|Running hours interval|Due date|Due at hours|Status|Photo',
    'equipment|title|every|count|unit|hoursInterval|dueDate|dueHours|status|',
  ],
  [
    'fr',
    'N°|Travail|Équipement|Périodicité|Échéance|Dernière exécution|Priorité|Responsable|Durée|Pièces de rechange',
    'no|title|equipment|every|dueDate|lastDoneDate|priority|assigned|estimate|parts',
  ],
  [
    'zh',
    '编号|工作名称|设备|周期|到期日|上次完成|优先级|负责人|备件|在港',
    'no|title|equipment|every|dueDate|lastDoneDate|priority|assigned|parts|atPort',
  ],
  [
    'ja',
    '番号|作業名|機器|間隔|次回期日|前回実施日|優先度|担当者|手順|ドック工事',
    'no|title|equipment|every|dueDate|lastDoneDate|priority|assigned|tasks|project',
  ],
])('columns are recognised (%s)', (language, headers, keys) => {
  expect(guess(language, headers)).toEqual(keys.split('|').map((key) => key || null));
});

test('no name belongs to two columns', () => {
  const names = importFields.flatMap(({ key, aliases }) => [
    ...new Set([key, ...aliases].map((name) => name.toLowerCase())),
  ]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
