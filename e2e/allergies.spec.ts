import { expect, PASSWORD, test } from './fixtures/index.ts';

const LONG =
  'Peanuts, tree nuts and sesame (severe; two EpiPens, cabin 3 and galley), shellfish, raw celery, lupin flour';

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [390, 844],
] as const)
  test(`A long allergy is whole in the list of guests at ${width}`, async ({ page, login, request }) => {
    await page.setViewportSize({ width, height });
    await login('captain', '/app/guests');
    const { token } = await (
      await request.post('/api/auth', { data: { username: 'captain', password: PASSWORD } })
    ).json();
    const headers = { 'x-auth-token': token };
    const [guest] = await (await request.get('/api/guests/boat/boat-halcyon', { headers })).json();
    expect(
      (
        await request.put(`/api/guests/${guest._id}`, {
          headers,
          data: { rev: guest.rev, allergies: LONG },
        })
      ).ok(),
    ).toBe(true);
    const allergy = page.getByText(LONG);
    await expect(allergy).toBeVisible();
    // Nothing around it clips it, and no row of it is below the card's edge.
    const clipped = await allergy.evaluate((element) => {
      const own = element.getBoundingClientRect();
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const frame = at.getBoundingClientRect();
        if (overflowX !== 'visible' && !/auto|scroll/.test(overflowX) && own.right > frame.right + 1)
          return at.className;
        if (overflowY !== 'visible' && !/auto|scroll/.test(overflowY) && own.bottom > frame.bottom + 1)
          return at.className;
        if (at.matches('li, [role=row]') && (own.bottom > frame.bottom + 1 || own.right > frame.right + 1))
          return 'row';
      }
      return element.scrollWidth > element.clientWidth + 1 ? 'itself' : '';
    });
    expect(clipped).toBe('');
  });
