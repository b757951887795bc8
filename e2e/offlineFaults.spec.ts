import { addComment, commentTextsOf, expect, onDevice, test } from './fixtures/device.ts';
import { faults } from './fixtures/relay.ts';

const JOB = 'job-halcyon-2219';

// Each test has a tablet of its own, and a half-open connection times out after half a minute.

for (const fault of faults)
  test(`An engineer whose connection breaks (${fault}) loses nothing and sends nothing twice`, async ({
    shore,
    tablet,
  }) => {
    const page = await tablet.open(`/app/jobdetails/${JOB}`, 'engineer');
    await expect(page.getByPlaceholder('Write a comment')).toBeVisible();
    const before = shore.link.struck[fault];
    shore.link.set(fault);
    const texts = [1, 2, 3].map((no) => `${fault} ${no}`);
    for (const text of texts) await addComment(page, text);
    await expect.poll(() => shore.link.struck[fault]).toBeGreaterThan(before);
    await expect(onDevice(page)).toBeVisible();
    shore.link.set('none');
    await expect(onDevice(page)).toHaveCount(0, { timeout: 240_000 });
    const there = async () =>
      (await commentTextsOf(shore, JOB)).filter((text) => text.startsWith(`${fault} `));
    // The pill counts what has waited for a moment: the last comment may be on its way.
    await expect.poll(there).toEqual(texts);
    for (const text of texts) await expect(page.getByText(text, { exact: true })).toHaveCount(1);
    console.info(
      `${fault}: struck ${shore.link.struck[fault] - before} times, ${texts.length} writes each there once`,
    );
  });
