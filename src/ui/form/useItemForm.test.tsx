import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { ApiError } from '#lib/apiError.ts';
import { useItemForm } from './useItemForm.ts';

const schema = z.object({
  name: z.string().check(z.minLength(1)),
  members: z._default(z.array(z.string()), []),
  remarks: z._default(z.string(), ''),
});
const team = {
  _id: 'team-1',
  rev: 4,
  name: 'Fire team',
  members: ['amy', 'ben'],
  remarks: '',
  onboard: true,
};

test('a new item keeps its id when saved again, and starts with the defaults and the given values', async () => {
  const sent: object[] = [];
  const { result, rerender } = renderHook(() =>
    useItemForm({
      name: 'teams',
      schema,
      item: undefined,
      blank: { remarks: 'At sea' },
      create: (fields) => sent.push(fields),
    }),
  );
  expect(result.current.draftKey).toBe('teams.new');
  expect(result.current.defaultValues).toEqual({ name: '', members: [], remarks: 'At sea' });
  const fields = { name: 'Rescue boat', members: [], remarks: '' };
  await result.current.onSubmit(fields);
  rerender();
  await result.current.onSubmit(fields);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]).toEqual({ ...fields, _id: expect.stringMatching(/^[\w-]{21}$/) });
});

test('a change sends what differs from the item as it was opened, even if others change it meanwhile', async () => {
  const sent: object[] = [];
  const { result, rerender } = renderHook(
    ({ item }) => useItemForm({ name: 'teams', schema, item, update: (change) => sent.push(change) }),
    { initialProps: { item: team } },
  );
  expect(result.current.draftKey).toBe('teams.edit.team-1');
  expect(result.current.defaultValues).toEqual({ name: 'Fire team', members: ['amy', 'ben'], remarks: '' });
  rerender({ item: { ...team, rev: 5, name: 'Fire team 1' } });
  await result.current.onSubmit({ name: 'Fire team', members: ['amy', 'ben'], remarks: 'Deck 2' });
  await result.current.onSubmit({ name: 'Fire team', members: ['amy', 'ben'], remarks: '' });
  expect(sent).toEqual([{ _id: 'team-1', rev: 4, remarks: 'Deck 2' }]);
});

test('after a 409 the next save is based on the revision that the person was shown', async () => {
  const current = { ...team, rev: 7, remarks: 'Deck 3' };
  const conflict = new ApiError(409, [{ msg: 'Remarks were changed meanwhile', path: 'remarks' }], current);
  const sent: object[] = [];
  const { result } = renderHook(() =>
    useItemForm({
      name: 'teams',
      schema,
      item: team,
      updateFrom: (base, change) => {
        sent.push({ ...change, before: base.remarks });
        if (sent.length === 1) throw conflict;
      },
    }),
  );
  const fields = { name: 'Fire team', members: ['amy', 'ben'], remarks: 'Deck 2' };
  await act(() => expect(result.current.onSubmit(fields)).rejects.toBe(conflict));
  await act(() => expect(result.current.onSubmit(fields)).resolves.toBeUndefined());
  expect(sent).toEqual([
    { _id: 'team-1', rev: 4, remarks: 'Deck 2', before: '' },
    { _id: 'team-1', rev: 7, remarks: 'Deck 2', before: 'Deck 3' },
  ]);
  expect(result.current.opened).toBe(team);
});

test('another failure leaves the revision as it was', async () => {
  const sent: object[] = [];
  const { result } = renderHook(() =>
    useItemForm({
      name: 'teams',
      schema,
      item: team,
      update: (change) => {
        sent.push(change);
        if (sent.length === 1) throw new ApiError(400, [{ msg: 'No' }], { rev: 9 });
      },
    }),
  );
  const fields = { ...team, name: 'Fire team 2' };
  await act(() => expect(result.current.onSubmit(fields)).rejects.toThrow('No'));
  await act(() => expect(result.current.onSubmit(fields)).resolves.toBeUndefined());
  expect(sent[1]).toEqual({ _id: 'team-1', rev: 4, name: 'Fire team 2' });
});
