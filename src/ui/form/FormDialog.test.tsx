import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { renderUi } from '../testUi.tsx';
import { FormDialog } from './FormDialog.tsx';
import { NumberInput } from './NumberInput.tsx';
import { TextInput } from './TextInput.tsx';

const schema = z.object({
  name: z.string().check(z.minLength(1)),
  hours: z.nullable(z.number().check(z.maximum(9999))),
});
type Values = z.infer<typeof schema>;

afterEach(() => localStorage.clear());

const open = async (
  onSubmit: (values: Values) => unknown,
  {
    onClose = () => {},
    draftKey,
    language,
  }: { onClose?: () => void; draftKey?: string; language?: 'fr' } = {},
) => {
  const user = userEvent.setup();
  const view = await renderUi(
    <FormDialog
      title="New meter"
      schema={schema}
      defaultValues={{ name: '', hours: null }}
      onSubmit={onSubmit}
      onClose={onClose}
      draftKey={draftKey}
    >
      <TextInput<Values> name="name" label="Name" help="As on the plate" />
      <NumberInput<Values> name="hours" label="Hours" unit="h" />
    </FormDialog>,
    language,
  );
  await screen.findByRole('dialog', { name: 'New meter' });
  return { user, view };
};

const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const save = () => screen.getByRole('button', { name: 'Save' });

test('shows what is missing beside its field, in the user’s language, and focuses it', async () => {
  const onSubmit = vi.fn();
  const { user } = await open(onSubmit, { language: 'fr' });
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(nameField().getAttribute('aria-invalid')).toBe('true'));
  expect(document.getElementById(nameField().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Obligatoire',
  );
  expect(document.activeElement).toBe(nameField());
  expect(onSubmit).not.toHaveBeenCalled();
});

test('shows the server’s messages beside their fields, others above, and keeps what was typed', async () => {
  const onClose = vi.fn();
  const messages = [
    { msg: 'There is one of that name', path: 'name' },
    { msg: 'The boat is laid up', path: 'boat' },
  ];
  const { user } = await open(() => Promise.reject({ messages }), { onClose });
  await user.type(nameField(), 'Generator 1');
  await user.click(save());
  expect((await screen.findByRole('alert')).textContent).toBe('The boat is laid up');
  const help = document.getElementById(nameField().getAttribute('aria-describedby') ?? '');
  expect(help?.textContent).toBe('There is one of that name');
  expect(nameField().value).toBe('Generator 1');
  expect(onClose).not.toHaveBeenCalled();
});

test('saves once, however often it is pressed, and then closes', async () => {
  const answer = Promise.withResolvers<void>();
  const onSubmit = vi.fn((_values: Values) => answer.promise);
  const onClose = vi.fn();
  const { user } = await open(onSubmit, { onClose });
  await user.type(nameField(), 'Port engine');
  await user.type(screen.getByRole('textbox', { name: 'Hours' }), '4,812.5');
  await user.dblClick(save());
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  answer.resolve();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onSubmit.mock.calls).toEqual([[{ name: 'Port engine', hours: 4812.5 }]]);
});

test('Ctrl+Enter saves', async () => {
  const onSubmit = vi.fn();
  const { user } = await open(onSubmit);
  await user.type(nameField(), 'Bow thruster{Control>}{Enter}{/Control}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ name: 'Bow thruster', hours: null }));
});

test('keeps a draft over a reload, and deletes it after saving', async () => {
  const first = await open(vi.fn(), { draftKey: 'meter' });
  await first.user.type(nameField(), 'Watermaker');
  await screen.findByText('Draft kept');
  first.view.unmount();

  const second = await open(vi.fn(), { draftKey: 'meter' });
  await waitFor(() => expect(nameField().value).toBe('Watermaker'));
  await second.user.click(save());
  await waitFor(() => expect(localStorage.length).toBe(0));
  second.view.unmount();

  await open(vi.fn(), { draftKey: 'meter' });
  expect(nameField().value).toBe('');
});

test('asks before it discards what was typed', async () => {
  const onClose = vi.fn();
  const { user } = await open(vi.fn(), { onClose });
  await user.type(nameField(), 'x');
  await user.keyboard('{Escape}');
  expect((await screen.findByRole('alert')).textContent).toBe('Close without saving?');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
