import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { loadTranslator } from '#lib/text.ts';
import { noticeKinds } from './contract.ts';
import { noticeText } from './noticeText.ts';

let t: Parameters<typeof noticeText>[1];

beforeAll(async () => {
  if (!i18next.isInitialized) await startI18n('en');
  t = await loadTranslator('notices', 'certificates', 'logdue');
});

const text = (kind: (typeof noticeKinds)[number], params: Record<string, string>) =>
  noticeText({ kind, params }, t);

it('says what happened from its kind and params', () => {
  expect(text('jobAssigned', { job: 'Change impeller', equipment: 'Generator 1', by: 'Elena' })).toEqual({
    title: 'New job for you: Change impeller',
    details: 'Generator 1, from Elena',
  });
  expect(text('jobOverdue', { job: 'Test', equipment: 'Windlass', days: '1' }).details).toBe(
    'Windlass, 1 day over',
  );
  expect(text('jobOverdue', { job: 'Test', equipment: 'Windlass' }).details).toBe('Windlass');
  expect(text('jobOverdue', { job: 'Oil', equipment: 'Generator 1', hours: '12.5' }).details).toBe(
    'Generator 1, 12.5 h over',
  );
  expect(text('jobAssigned', { count: '12', by: 'Elena' })).toEqual({
    title: '12 new jobs for you',
    details: 'from Elena',
  });
  expect(text('postponeAsked', { job: 'Oil', equipment: '', by: 'Tom', reason: 'No filter' }).details).toBe(
    'from Tom, No filter',
  );
  expect(text('postponeDecided', { job: 'Oil', agreed: 'no' }).title).toBe('Postponement refused: Oil');
  expect(text('hoursMissing', { count: '1' }).title).toBe('1 meter without a recent reading');
  expect(text('imported', { count: '120', file: 'a.xlsx' })).toEqual({
    title: '120 rows imported',
    details: 'a.xlsx',
  });
  const expires = (days: string, params = {}) =>
    text('certificateExpires', { certificate: 'passport', name: 'Tom Halvorsen', days, ...params });
  expect(expires('30')).toEqual({ title: 'Passport expires: Tom Halvorsen', details: '30 days left' });
  expect(expires('0').details).toBe('Expires today');
  expect(expires('-1', { certificate: 'other', title: 'Diving licence' })).toEqual({
    title: 'Diving licence has expired: Tom Halvorsen',
    details: '1 day over',
  });
  expect(expires('7', { count: '8' }).title).toBe('8 certificates expire or have expired');
});

it.each(noticeKinds)('%s has no gap if params are missing', (kind) => {
  expect(text(kind, {}).title).not.toContain('{{');
});
