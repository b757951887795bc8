import { expect, test } from 'vitest';
import { readCode } from '#modules/scan/components/readCode.ts';
import { inventory } from '../contract.ts';
import { itemsMeant } from './barcode.ts';

const item = (_id: string, fields: object) =>
  inventory.item.parse({
    _id,
    boatID: 'boat',
    rev: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    updatedBy: '',
    name: _id,
    ...fields,
  });

const idsMeant = (items: Parameters<typeof itemsMeant>[0], text: string, id?: string) =>
  itemsMeant(items, readCode(text, 'https://ship.example', 2026), id).map(({ _id }) => _id);

test('A code means every item with it as a learnt code or a part number, in the order of the list', () => {
  const items = [
    item('ean', { barcodes: ['4006381333931'] }),
    item('box', { partNumbers: [{ _id: 'one', code: 'ab-7' }], partNo: 'x-1' }),
    item('own', { partNo: 'AB-7', barcodes: ['SHELF 9'] }),
    item('both', { partNo: 'ab-7', partNumbers: [{ _id: 'two', code: 'AB-7' }] }),
    item('learnt', { barcodes: ['ab-7'] }),
  ];
  expect(idsMeant(items, 'Ab-7')).toEqual(['box', 'own', 'both']);
  expect(idsMeant(items, 'SHELF 9')).toEqual(['own']);
  // The same article as its GTIN of 14 digits, with the lot of one box.
  expect(idsMeant(items, '(01)04006381333931(10)L5')).toEqual(['ean']);
  expect(idsMeant(items, 'ab-7', 'ean')).toEqual(['ean', 'box', 'own', 'both', 'learnt']);
  expect(idsMeant(items, 'AB-8', 'missing')).toEqual([]);
});

test('A changed list answers by what its items have now', () => {
  const before = [item('a', { partNo: 'P-1' })];
  expect(idsMeant(before, 'P-1')).toEqual(['a']);
  const after = [item('b', { partNo: 'P-1' }), item('a', { partNo: 'P-2' })];
  expect(idsMeant(after, 'P-1')).toEqual(['b']);
  expect(idsMeant(after, 'P-2')).toEqual(['a']);
});
