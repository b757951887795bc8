import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { renderUi } from '../testUi.tsx';
import { FormDialog } from './FormDialog.tsx';
import { MultiPick } from './MultiPick.tsx';
import { PickInput } from './PickInput.tsx';
import { RowList } from './RowList.tsx';
import { TextInput } from './TextInput.tsx';

const schema = z.object({
  machine: z.string().check(z.minLength(1)),
  people: z.array(z.string()),
  steps: z.array(z.object({ text: z.string().check(z.minLength(1)) })),
});
type Values = z.infer<typeof schema>;

const machines = [
  { value: 'g1', label: 'Generator 1', hint: 'Power' },
  { value: 'g2', label: 'Generator 2', hint: 'Power' },
  { value: 'w', label: 'Watermaker', hint: 'Fresh water' },
];
const people = [
  { value: 'tom', label: 'Tom' },
  { value: 'amy', label: 'Amy' },
];

const open = async (values: Values) => {
  const onSubmit = vi.fn();
  await renderUi(
    <FormDialog title="Job" schema={schema} defaultValues={values} onSubmit={onSubmit} onClose={() => {}}>
      <PickInput<Values> name="machine" label="Machine" options={machines} />
      <MultiPick<Values> name="people" label="People" options={people} />
      <RowList name="steps" rowLabel="Step" addLabel="Add step" blank={() => ({ text: '' })} ordered>
        {(path) => <TextInput name={`${path}.text`} label="What to do" />}
      </RowList>
    </FormDialog>,
  );
  await screen.findByRole('dialog', { name: 'Job' });
  const user = userEvent.setup();
  return { user, onSubmit, save: () => user.click(screen.getByRole('button', { name: 'Save' })) };
};
const combo = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });

test('an option is found by its words and taken with the keys; an incomplete name takes nothing', async () => {
  const { user, onSubmit, save } = await open({ machine: 'w', people: [], steps: [] });
  expect(combo('Machine').value).toBe('Watermaker');
  await user.clear(combo('Machine'));
  await user.type(combo('Machine'), 'power 2{ArrowDown}{Enter}');
  expect(combo('Machine').value).toBe('Generator 2');
  await user.clear(combo('Machine'));
  await user.type(combo('Machine'), 'cran');
  expect(screen.getByText('Nothing found')).toBeTruthy();
  await user.tab();
  expect(combo('Machine').value).toBe('Generator 2');
  await save();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ machine: 'g2', people: [], steps: [] }));
});

test('several picked options are chips; Backspace removes the last, and Escape closes only the list', async () => {
  const { user, onSubmit, save } = await open({ machine: 'w', people: ['gone'], steps: [] });
  await user.click(screen.getByRole('button', { name: 'Remove No longer exists' }));
  await user.type(combo('People'), 'to{ArrowDown}{Enter}am{ArrowDown}{Enter}');
  expect(screen.getByRole('button', { name: 'Remove Amy' })).toBeTruthy();
  await user.keyboard('{Backspace}');
  expect(screen.queryByRole('button', { name: 'Remove Amy' })).toBeNull();
  await user.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Job' })).toBeTruthy();
  await save();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ machine: 'w', people: ['tom'], steps: [] }));
});

test('rows are added, moved and removed; the focus stays on the row, and errors are in their rows', async () => {
  const { user, onSubmit, save } = await open({
    machine: 'w',
    people: [],
    steps: [{ text: 'Isolate' }, { text: 'Drain' }],
  });
  const texts = () =>
    screen.getAllByRole<HTMLInputElement>('textbox', { name: 'What to do' }).map((input) => input.value);
  await user.click(screen.getByRole('button', { name: 'Down: Step 1' }));
  expect(texts()).toEqual(['Drain', 'Isolate']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Down: Step 2');
  await user.keyboard('{Enter}');
  expect(texts()).toEqual(['Drain', 'Isolate']);

  await user.click(screen.getByRole('button', { name: 'Add step' }));
  await waitFor(() => expect(texts()).toEqual(['Drain', 'Isolate', '']));
  await save();
  const added = screen.getAllByRole('textbox', { name: 'What to do' })[2];
  await waitFor(() => expect(added?.getAttribute('aria-invalid')).toBe('true'));
  expect(onSubmit).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Remove Step 3' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add step' }));
  await save();
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({
      machine: 'w',
      people: [],
      steps: [{ text: 'Drain' }, { text: 'Isolate' }],
    }),
  );
});
