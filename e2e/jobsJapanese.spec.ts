import type { Page } from '@playwright/test';
import enNav from '#i18n/nav/en.ts';
import jaNav from '#i18n/nav/ja.ts';
import enFiles from '#modules/files/locales/en.ts';
import jaFiles from '#modules/files/locales/ja.ts';
import enHistory from '#modules/history/locales/en.ts';
import jaHistory from '#modules/history/locales/ja.ts';
import enHome from '#modules/home/locales/en.ts';
import jaHome from '#modules/home/locales/ja.ts';
import enJob from '#modules/job/locales/en.ts';
import ja from '#modules/job/locales/ja.ts';
import enBoard from '#modules/jobboard/locales/en.ts';
import jaBoard from '#modules/jobboard/locales/ja.ts';
import enRound from '#modules/round/locales/en.ts';
import jaRound from '#modules/round/locales/ja.ts';
import enBulk from '#modules/worklist/locales/bulk/en.ts';
import jaBulk from '#modules/worklist/locales/bulk/ja.ts';
import enList from '#modules/worklist/locales/en.ts';
import jaList from '#modules/worklist/locales/ja.ts';
import enUi from '#ui/locales/en.ts';
import jaUi from '#ui/locales/ja.ts';
import enTable from '#ui/table/locales/en.ts';
import jaTable from '#ui/table/locales/ja.ts';
import { expect, test } from './fixtures/index.ts';
import { apiAs, jobPath, title } from './fixtures/jobs.ts';

test.use({ viewport: { width: 1440, height: 900 } });

type Texts = { readonly [key: string]: string | Texts };

/** All texts of a namespace by key. */
const flat = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${path}${key}`, text]] : flat(text, `${path}${key}.`),
  );

/** Matches texts made from this one with any parameters. */
const patternOf = (text: string) =>
  new RegExp(
    `^${text
      .split(/\{\{.*?\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
  );

/**
 * The English texts that must not appear on a Japanese page: those with a word in them, and with a different
 * translation.
 */
const english = (
  [
    [enNav, jaNav],
    [enFiles, jaFiles],
    [enHistory, jaHistory],
    [enHome, jaHome],
    [enJob, ja],
    [enBoard, jaBoard],
    [enRound, jaRound],
    [enList, jaList],
    [enBulk, jaBulk],
    [enUi, jaUi],
    [enTable, jaTable],
  ] as const
).flatMap(([from, to]) => {
  const translated = new Map(flat(to));
  return flat(from)
    .filter(
      ([key, text]) => /[a-z]{3}/i.test(text.replace(/\{\{.*?\}\}/g, '')) && translated.get(key) !== text,
    )
    .map(([, text]) => patternOf(text));
});

/** Every visible text, and every accessible name. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement?.checkVisibility()) found.add((node.nodeValue ?? '').trim());
    for (const element of document.querySelectorAll('[aria-label],[title],[placeholder],[alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        found.add(element.getAttribute(name) ?? '');
    return [...found].filter((text) => text !== '');
  });

/** What persons wrote may be a word of the menu: a department of the boat, and a group of pages. */
const written = new Set(['Bridge']);

const expectJapanese = async (page: Page) => {
  await expect(page.getByRole('status', { name: jaUi.loading })).toHaveCount(0);
  const texts = await textsOf(page);
  expect(texts.some((text) => /[\u3040-\u30ff]/.test(text))).toBe(true);
  expect(texts.filter((text) => !written.has(text) && english.some((pattern) => pattern.test(text)))).toEqual(
    [],
  );
  expect(texts.filter((text) => /^[a-z]+[.:][a-zA-Z.]+$/.test(text) || /\{\{|\}\}/.test(text))).toEqual([]);
};

test('A Japanese engineer reads the list, postpones, completes and does the round in his language', async ({
  page,
  login,
  request,
}) => {
  const engineer = await apiAs(request, 'engineer');
  await engineer.setLocale('ja');
  await login('engineer', '/app/worklist');
  await expect(title(page, jaList.title)).toBeVisible();
  await expect(page.getByRole('document')).toHaveAttribute('lang', 'ja');
  await expect(page.getByRole('link', { name: 'Replace raw water pump impeller' })).toBeVisible();
  await expectJapanese(page);
  for (const as of [jaList.as.board, jaList.as.calendar]) {
    await page.getByRole('radiogroup', { name: jaList.as.label }).getByText(as).click();
    // A calendar shows three of the overdue jobs, and the others on request: which ones depends on the day.
    await expect(page.getByText(/^(Replace raw water pump|Test emergency generator)/).first()).toBeVisible();
    await expectJapanese(page);
  }

  await page.goto(jobPath(2150));
  await expect(title(page, 'Grease windlass gypsy and brake')).toBeVisible();
  await expect(page.getByRole('region', { name: ja.works })).toBeVisible();
  await expectJapanese(page);
  await page.getByRole('button', { name: ja.postpone.open, exact: true }).click();
  const postpone = page.getByRole('dialog', {
    name: ja.postpone.title.replace('{{title}}', 'Grease windlass gypsy and brake'),
  });
  await postpone.getByRole('button', { name: ja.postpone.action, exact: true }).click();
  const reason = postpone.getByRole('textbox', { name: ja.postpone.reason });
  await expect(reason).toHaveAccessibleDescription(new RegExp(jaUi.problem.required));
  await expectJapanese(page);
  await reason.fill('グリースが届いていません');
  await postpone.getByRole('button', { name: ja.postpone.action, exact: true }).click();
  await expect(postpone).toHaveCount(0);
  await expect(page.getByText(/グリースが届いていません/).first()).toBeVisible();
  await expectJapanese(page);

  await page.getByRole('button', { name: new RegExp(`^${ja.complete}`) }).click();
  const complete = page.getByRole('dialog', {
    name: ja.completeTitle.replace('{{title}}', 'Grease windlass gypsy and brake'),
  });
  await expect(complete).toBeVisible();
  await expectJapanese(page);
  await complete.getByRole('textbox', { name: ja.note }).fill('摩耗なし');
  await complete.getByRole('button', { name: ja.completeOpen_other.replace('{{count}}', '4') }).click();
  await expect(complete).toHaveCount(0);
  const [before = ''] = jaList.completed.next.split('{{');
  await expect(page.getByRole('status').filter({ hasText: before })).toBeVisible();
  await expectJapanese(page);

  await page.goto('/app/worklist/round');
  await expect(title(page, jaRound.title)).toBeVisible();
  // The first step needs no reading, the second one does.
  await page.getByRole('button', { name: jaRound.fine }).click();
  await expect(page.getByRole('form', { name: 'Emergency generator room round' })).toBeVisible();
  await page.getByRole('button', { name: jaRound.fine }).click();
  await expect(page.getByText(jaRound.readingMissing).first()).toBeVisible();
  await expectJapanese(page);
  for (const check of [
    'Emergency generator room round',
    'Engine room round, port side',
    'Engine room round, starboard side',
    'Steering gear room round',
  ])
    await page.getByRole('form', { name: check }).getByRole('button', { name: jaRound.skip }).click();
  await expect(page.getByRole('heading', { name: jaRound.done })).toBeVisible();
  await expectJapanese(page);
  await page.getByRole('main').getByRole('link', { name: jaRound.toHome }).click();
  await expect(page.getByRole('region', { name: jaHome.needs })).toBeVisible();
  await expectJapanese(page);
});

test('A server that refuses a Japanese engineer says why in his language', async ({ request }) => {
  const engineer = await apiAs(request, 'engineer', 'ja');
  const answer = await engineer.post('/api/worklist/postpone/boat-halcyon', {
    postponements: [{ jobID: 'job-halcyon-2150', dueDate: '2099-01-01', reason: '' }],
  });
  expect(answer.status()).toBe(400);
  expect((await answer.json()).errors[0].msg).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
});
