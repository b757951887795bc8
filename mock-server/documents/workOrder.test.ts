import { describe, expect, test } from 'vitest';
import { equipment } from '#modules/equipment/contract.ts';
import { worklist } from '#modules/worklist/contract.ts';
import type { DocumentLanguage } from '#modules/workorder/rules/language.ts';
import { wordsOf } from '#modules/workorder/rules/words.ts';
import { MISSING_GLYPH, readPdf } from '../testing/readPdf.ts';
import { makePdf } from './makePdf.ts';
import { workOrder } from './workOrder.ts';

const stamps = {
  boatID: 'boat-halcyon',
  rev: 1,
  createdAt: '2026-06-01T00:00:00.000Z',
  updatedAt: '2026-06-01T00:00:00.000Z',
  updatedBy: 'Anna Weiß',
};
const generator = equipment.item.parse({
  ...stamps,
  _id: 'generator-1',
  name: 'Generator 1',
  manufacturer: 'Northern Lights',
  serialNumber: '33CZ1042',
  critical: true,
  hours: 4812.4,
});
const bare = { ...stamps, _id: 'job-of-the-test', title: 'Look at the fender' };
const full = {
  ...bare,
  no: 412,
  title: 'Replace impeller',
  status: 'waitingParts',
  priority: 'high',
  assignees: ['anna', 'who-left'],
  dueDate: '2026-06-24',
  dueHours: 4850,
  openReason: 'No access to the filter',
  calendarInterval: 12,
  hoursInterval: 500,
  estimate: 90,
  atSea: false,
  description: 'Close the sea suction first.\nKeep the old one.',
  tasks: [
    { _id: 'step-1', text: 'Lock out', photo: true },
    { _id: 'step-2', text: 'Read the temperature', unit: '°C', max: 80 },
    { _id: 'step-3', text: 'Read the pressure', unit: 'bar', min: 0.4, max: 1.2, photo: true },
  ],
  ticks: {
    'step-1': { at: '2026-06-18T07:42:00.000Z', by: 'Anna Weiß', value: null },
    'step-2': { at: '2026-06-18T07:50:00.000Z', by: 'Anna Weiß', value: 71.5 },
  },
  parts: [{ _id: 'part-1', name: 'Impeller kit', partNo: '09-1027B', quantity: 0.5 }],
  postponed: {
    dueDate: '2026-06-10',
    dueHours: null,
    project: '',
    reason: 'No spare on board',
    at: '2026-06-09T22:30:00.000Z',
    by: 'James Hall',
    byID: 'james',
  },
  unplanned: true,
  foundDate: '2026-06-01',
  severity: 'major',
  classNotified: true,
  flagNotified: true,
  temporaryFix: 'Throttled',
};

const print = async (job: object, language: DocumentLanguage = 'en', machine = true) => {
  const { definition, frame, fileName } = workOrder({
    job: worklist.item.parse(job),
    equipment: machine ? generator : undefined,
    vessel: { name: 'M/Y Halcyon', timeZone: 'Europe/Monaco' },
    people: [{ _id: 'anna', name: 'Anna Weiß' }],
    language,
    origin: 'https://ship.example',
    now: '2026-06-18T07:42:00.000Z',
    today: '2026-06-18',
  });
  const bytes = await makePdf(definition, frame);
  return { ...readPdf(bytes), size: bytes.length, fileName };
};

describe('a work order', () => {
  test('shows the job by the ship’s clock, and links back to it', async () => {
    const { text, links, fileName } = await print(full);
    for (const words of [
      'Work order 412Replace impellerGenerator 1  ·  Due 24 Jun 2026 or at 4,850 h',
      'Due24 Jun 2026 or at 4,850 h, 6 days left',
      'Critical equipment',
      'Interval500 h or 12 months',
      'Last left openNo access to the filter',
      'StatusWaiting for parts',
      'AssignedAnna WeißTime needed1 h 30 min',
      'At port only',
      'Postponed from 10 Jun 2026: No spare on board (James Hall, 10 Jun 2026, 00:30)',
      'ManufacturerNorthern Lights',
      'Running hours4,812.4 h',
      'Found on1 Jun 2026SeverityMajorNotifiedClass, Flag state',
      'Temporary fixThrottled',
      'Close the sea suction first.Keep the old one.',
      '1Lock out18 Jun 2026, 09:42, Anna Weiß',
      'At most 80 °C  ·  18 Jun 2026, 09:50, Anna Weiß71.5 °C',
      '0.4 to 1.2 bar  ·  Photo requiredbar',
      'Impeller kit09-1027B0.5',
      'Done by',
      'Printed 18 Jun 2026, 09:42',
    ])
      expect(text).toContain(words);
    expect(links).toEqual(['https://ship.example/app/jobdetails/job-of-the-test']);
    expect(fileName).toBe('work-order-412.pdf');
  });

  test.each([12, 16, 20, 24])(
    'with %i steps never asks for a signature on a page of its own',
    async (count) => {
      const tasks = Array.from({ length: count }, (_, index) => ({
        _id: `s-${index}`,
        text: `Step ${index}`,
      }));
      const { text } = await print({ ...bare, tasks });
      const last = text.split('\n').at(-1) ?? '';
      for (const words of ['Work done', 'Notes', 'Done by', 'Checked by']) expect(last).toContain(words);
    },
  );

  test('leaves out what the job does not have', async () => {
    const { text, pages, fileName } = await print(bare, 'en', false);
    const words = wordsOf('en');
    for (const gone of [
      words.critical,
      'Postponed',
      words.description,
      words.tasks,
      words.parts,
      words.equipment,
      words.defect,
      'null',
    ])
      expect(text).not.toContain(gone);
    expect(text).toContain('Work orderLook at the fender');
    expect(text).toContain(words.once);
    expect(pages).toBe(1);
    expect(fileName).toBe('work-order-look-at-the-fender.pdf');
  });

  test.each([
    ['fr', 'ordre-de-travail-412.pdf', 'Échéance 24 juin 2026 ou à 4\u00a0850 h'],
    ['zh', '工作单-412.pdf', '到期 2026年6月24日或运行至 4,850 小时'],
    ['ja', '作業指示書-412.pdf', '期限 2026年6月24日または4,850時間時点'],
  ] as const)('speaks %s', async (language, name, due) => {
    const { text, fileName, size } = await print(full, language);
    expect(fileName).toBe(name);
    expect(text).toContain(due);
    for (const wrong of [MISSING_GLYPH, '?', '{{', 'undefined']) expect(text).not.toContain(wrong);
    expect(size).toBeLessThan(100_000);
  });

  test('exists in all four languages, word for word', () => {
    const keysOf = (value: object, before = ''): string[] =>
      Object.entries(value).flatMap(([key, inner]) =>
        typeof inner === 'object' && inner !== null ? keysOf(inner, `${before}${key}.`) : [`${before}${key}`],
      );
    const gapsOf = (value: object) =>
      JSON.stringify(value)
        .match(/\{\{\w+\}\}/g)
        ?.toSorted();
    for (const language of ['fr', 'zh', 'ja'] as const) {
      expect(keysOf(wordsOf(language))).toEqual(keysOf(wordsOf('en')));
      expect(gapsOf(wordsOf(language))).toEqual(gapsOf(wordsOf('en')));
    }
  });
});
