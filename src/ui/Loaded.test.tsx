import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Loaded } from './Loaded.tsx';
import { renderUi } from './testUi.tsx';
import { useFirstRows } from './useFirstRows.tsx';

type Query = { data?: readonly string[]; isError: boolean };

const show = (query: Query, refetch = () => {}) =>
  renderUi(
    <Loaded query={{ ...query, refetch }} failed="The list could not be loaded" none={<p>Nothing yet</p>}>
      {(names) => (
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </Loaded>,
  );

test('its place is kept while it loads', async () => {
  await show({ isError: false });
  expect(screen.getByRole('status').textContent).toContain('Loading');
});

test('what failed is said, and can be asked for again', async () => {
  let asked = 0;
  await show({ isError: true }, () => {
    asked += 1;
  });
  expect(screen.getByRole('alert').textContent).toContain('The list could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(asked).toBe(1);
});

test('an empty list says so', async () => {
  await show({ data: [], isError: false });
  expect(screen.getByText('Nothing yet')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

test('what is there stays, also when it could not be asked for again', async () => {
  await show({ data: ['Pump'], isError: true });
  expect(screen.getByRole('listitem').textContent).toBe('Pump');
  expect(screen.queryByRole('alert')).toBeNull();
});

function Names({ end }: { end: 'first' | 'last' }) {
  const { visible, more } = useFirstRows(['a', 'b', 'c'], 2, ({ count }) => `Show all ${count}`, end);
  return (
    <>
      <p>{visible.join(' ')}</p>
      {more}
    </>
  );
}

test.each([
  ['first', 'a b'],
  ['last', 'b c'],
] as const)('of a long list the %s rows are shown until somebody wants all', async (end, few) => {
  await renderUi(<Names end={end} />);
  expect(screen.getByText(few)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show all 3' }));
  expect(screen.getByText('a b c')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
