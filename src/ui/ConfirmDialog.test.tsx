import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { renderUi } from './testUi.tsx';
import { useConfirm } from './useConfirm.tsx';

function Asks({ onConfirm }: { onConfirm: () => unknown }) {
  const confirm = useConfirm();
  return <Button onClick={() => confirm({ title: 'Delete job?', action: 'Delete', onConfirm })}>Ask</Button>;
}

const ask = async (onConfirm: () => unknown) => {
  const user = userEvent.setup();
  await renderUi(<Asks onConfirm={onConfirm} />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('alertdialog', { name: 'Delete job?' });
  return user;
};

test('runs the action once, and closes', async () => {
  const action = vi.fn(() => new Promise<void>((resolve) => queueMicrotask(resolve)));
  const user = await ask(action);
  await user.dblClick(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(action).toHaveBeenCalledTimes(1);
});

test('cancel does nothing', async () => {
  const action = vi.fn();
  const user = await ask(action);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(action).not.toHaveBeenCalled();
});

test('stays open with the reason if the action fails', async () => {
  const user = await ask(() => Promise.reject({ messages: [{ msg: 'The job is signed.' }] }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The job is signed.');
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});
