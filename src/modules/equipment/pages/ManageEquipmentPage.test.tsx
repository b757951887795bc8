import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';

withRealServer();

test('a bulk window that is cancelled keeps what was ticked', async () => {
  const { user } = await renderApp('/app/manageequipment', 'captain');
  await user.type(await screen.findByRole('searchbox', { name: /^Search/ }), 'generator');
  const [one, two] = await screen.findAllByRole('checkbox', { name: /^Select .*generator/i });
  if (!one || !two) throw new Error('There are no two generators');
  await user.click(one);
  await user.click(two);
  const bar = () => screen.findByRole('toolbar', { name: 'Actions for selected rows' });
  for (const way of ['Cancel', 'Escape']) {
    await user.click(within(await bar()).getByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog'));
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect([one, two].map((box) => (box as HTMLInputElement).checked)).toEqual([true, true]);
  }
});
