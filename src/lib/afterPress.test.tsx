import { expect, test } from 'vitest';
import { afterPress } from './afterPress.ts';

test('work waits for the end of a press that is going on, and runs at once without one', async () => {
  const done: string[] = [];
  afterPress(() => done.push('without'));
  expect(done).toEqual(['without']);
  for (const end of ['pointerup', 'pointercancel']) {
    window.dispatchEvent(new Event('pointerdown'));
    afterPress(() => done.push(end));
    expect(done).not.toContain(end);
    window.dispatchEvent(new Event(end));
    await expect.poll(() => done).toContain(end);
  }
  afterPress(() => done.push('again'));
  expect(done).toEqual(['without', 'pointerup', 'pointercancel', 'again']);
});
