import type { Page } from '@playwright/test';
import { z } from 'zod/mini';
import { expect, PASSWORD, test } from './fixtures/index.ts';
import { jobPath } from './fixtures/jobs.ts';

test.use({ viewport: { width: 1024, height: 768 } });

/** Texts such as "3 days over" of which the figure does not stand first, and how many there are in all. */
const scrambled = (page: Page) =>
  page.evaluate(() => {
    const leftOf = (node: Node, at: number) => {
      const letter = document.createRange();
      letter.setStart(node, at);
      letter.setEnd(node, at + 1);
      return letter.getBoundingClientRect();
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const all: string[] = [];
    const wrong: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (!/^\d+ [a-z]/.test(text)) continue;
      const [first, last] = [leftOf(node, 0), leftOf(node, text.length - 1)];
      // Hidden, or on several lines.
      if (first.width === 0 || Math.abs(first.top - last.top) > 4) continue;
      all.push(text);
      if (first.left > last.left) wrong.push(text);
    }
    return { all: all.length, wrong };
  });

test('From right to left the page is mirrored, and every text keeps its own order', async ({
  page,
  login,
  request,
}) => {
  const userID = 'user-engineer';
  const { token } = z
    .object({ token: z.string() })
    .parse(
      await (await request.post('/api/auth', { data: { username: 'engineer', password: PASSWORD } })).json(),
    );
  const headers = { 'x-auth-token': token };
  const { _id } = z
    .object({ _id: z.string() })
    .parse(await (await request.get(`/api/themes/themedetails/${userID}`, { headers })).json());
  const set = await request.post(`/api/themes/direction/${_id}`, {
    headers,
    data: { userID, direction: 'rtl' },
  });
  expect(set.ok()).toBe(true);
  await login('engineer', '/app/home');
  await expect(page.getByRole('document')).toHaveAttribute('dir', 'rtl');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await expect(page.getByText(/^\d+ days? over$/).first()).toBeVisible();
  expect((await title.boundingBox())?.x).toBeGreaterThan(400);
  for (const path of [undefined, '/app/worklist', jobPath(2219)]) {
    if (path) await page.goto(path);
    await expect
      .poll(async () => (await scrambled(page)).all, { message: `texts on ${path}` })
      .toBeGreaterThan(2);
    expect((await scrambled(page)).wrong, path).toEqual([]);
  }
});
