import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { renderUi } from '../testUi.tsx';
import { FormDialog } from './FormDialog.tsx';
import { NumberInput } from './NumberInput.tsx';

const schema = z.object({ hours: z.nullable(z.number()) });

const open = async (hours: number | null) => {
  const onSubmit = vi.fn();
  const user = userEvent.setup();
  await renderUi(
    <FormDialog
      title="Meter"
      schema={schema}
      defaultValues={{ hours }}
      onSubmit={onSubmit}
      onClose={() => {}}
    >
      <NumberInput name="hours" label="Hours" unit="h" />
    </FormDialog>,
  );
  const input = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Hours' });
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { user, input, save, onSubmit };
};

test('while typing, the text stays as typed, and the value is a number', async () => {
  const { user, input, save, onSubmit } = await open(null);
  await user.type(input, '3.');
  expect(input.value).toBe('3.');
  await user.type(input, '50');
  expect(input.value).toBe('3.50');
  await save();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ hours: 3.5 }));
});

test('an empty input is null', async () => {
  const { user, input, save, onSubmit } = await open(12);
  expect(input.value).toBe('12');
  await user.clear(input);
  await save();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ hours: null }));
});

test('letters are not a number, and the error says so', async () => {
  const { user, input, save, onSubmit } = await open(null);
  await user.type(input, 'many');
  await save();
  await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Enter a number',
  );
  expect(input.value).toBe('many');
  expect(onSubmit).not.toHaveBeenCalled();
});
