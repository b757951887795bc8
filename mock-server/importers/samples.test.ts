import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import type { ImportRow } from '#modules/imports/contract.ts';
import { guessMapping, type ImportField } from '#modules/imports/guessMapping.ts';
import { mapRows } from '#modules/imports/mapRows.ts';
import { readFile } from '#modules/imports/readFile.ts';
import { type ImportList, importFieldsOf } from '#modules/imports/rules/importList.ts';
import { withDateOrder } from '#modules/imports/rules.ts';
import { inventory } from '#modules/inventory/contract.ts';
import { inventoryList } from '#modules/inventory/importList.ts';
import stockTexts from '#modules/inventory/locales/en.ts';
import { locations } from '#modules/locations/contract.ts';
import { sections } from '#modules/sections/contract.ts';
import { spareEquipment } from '#modules/spareequipment/contract.ts';
import { spares } from '#modules/spares/contract.ts';
import { sparesList } from '#modules/spares/importList.ts';
import sparesTexts from '#modules/spares/locales/en.ts';
import { useTestApp } from '../testing/useTestApp.ts';
import { startImportSession } from './importSession.ts';

const server = useTestApp();

/** The rows of a file as the wizard sends them, with the columns that it guesses. */
const rowsOf = async (name: string, list: ImportList, labels: Readonly<Record<string, string>>) => {
  const fields: ImportField[] = importFieldsOf(list).map((field) => ({
    ...field,
    label: labels[field.key] ?? field.key,
  }));
  const content = readFileSync(new URL(`../seed/data/${name}`, import.meta.url));
  const sheet = await readFile(new File([content], name), fields, 'en');
  const mapping = guessMapping(sheet.headers, fields);
  return { mapping, rows: mapRows(sheet.rows, mapping, {}) };
};

const unstamped = (items: readonly object[]) =>
  items.map((item) =>
    Object.fromEntries(
      Object.entries(item).filter(([key]) => !['rev', 'updatedAt', 'updatedBy'].includes(key)),
    ),
  );

const listOf = async <T>(
  session: Awaited<ReturnType<typeof startImportSession>>,
  { item, calls }: { item: z.ZodMiniType<T>; calls: { list: { path: string } } },
) => z.array(item).parse((await session.get(calls.list.path.replace(':boatID', session.boatID))).json);

test("a chandler's list: the columns are found, its mess is read, six rows ask, and all of it is undone", async () => {
  const on = await startImportSession(server, inventory.name);
  await on.become('captain');
  const { mapping, rows } = await rowsOf('chandler-list.csv', inventoryList, {
    name: 'Name',
    ...stockTexts.field,
    place: stockTexts.place,
  });
  expect(mapping).toEqual([
    'partNo',
    'name',
    'manufacturer',
    'totalAmount',
    'unit',
    'price',
    'place',
    'expDate',
    'partNumbers',
    'barcodes',
  ]);
  const { check } = await on.stage(rows);
  const said = check.errors.map(({ path, code }) => `${path} ${code}`).toSorted();
  expect(said).toEqual([
    'expDate dayUnclear',
    'expDate dayUnclear',
    'name itemTwice',
    'price notMoney',
    'price notMoney',
    'totalAmount notANumber',
    'totalAmount numberUnclear',
  ]);
  expect(check).toMatchObject({ creates: 123, updates: 10, groups: 3 });

  // The one question for date order answers both days; the rest is put right or left out.
  const mended = rows.map(
    (row): ImportRow => ({ ...row, expDate: withDateOrder(row.expDate ?? '', 'dayFirst') }),
  );
  const { id, check: second } = await on.stage(mended);
  const bad = [...new Set(second.errors.map(({ row }) => row))];
  expect(bad).toHaveLength(5);
  const before = { stock: await listOf(on, inventory), places: await listOf(on, locations) };
  expect((await on.commit(id, bad)).status).toBe(201);
  const after = await listOf(on, inventory);
  expect(after).toHaveLength(before.stock.length + 125);
  expect(after.find(({ name }) => name === 'Cover gasket')).toMatchObject({ totalAmount: 4, price: 1020 });
  expect(after.find(({ name }) => name === 'Sandpaper 320 disc')).toMatchObject({ unit: 'ctn 50' });
  // The same list again changes nothing.
  const again = await on.stage(mended.filter((_, row) => !bad.includes(row)));
  expect(again.check).toMatchObject({ creates: 0, updates: 0, errors: [] });
  expect((await on.undo(id)).json).toMatchObject({ state: 'undone' });
  const amounts = (list: typeof after) =>
    list.map(({ _id, totalAmount, price, unit, minAmount }) => ({
      _id,
      totalAmount,
      price,
      unit,
      minAmount,
    }));
  expect(amounts(await listOf(on, inventory))).toEqual(amounts(before.stock));
  expect(await listOf(on, locations)).toEqual(before.places);
});

test('a spares book: equipment and sections by name, made if they are missing, and undone with their parts', async () => {
  const on = await startImportSession(server, spares.name);
  const { mapping, rows } = await rowsOf('spares-book.csv', sparesList, sparesTexts.field);
  expect(mapping).toEqual([
    'equipmentID',
    'sectionID',
    'key',
    'designation',
    'partNo',
    'quantity',
    'measurement',
    'standard',
    'description',
  ]);
  const before = {
    parts: await listOf(on, spares),
    sections: await listOf(on, sections),
    equipment: await listOf(on, spareEquipment),
  };
  const { id, check } = await on.stage(rows);
  expect(check.errors).toEqual([]);
  expect(check.groupPaths).toContain('Windlass, bow port / Gearbox');
  expect(check.groupPaths).not.toContain('Generator 1');
  expect((await on.commit(id)).status).toBe(201);
  const book = await listOf(on, spareEquipment);
  const windlass = book.find(({ equipmentName }) => equipmentName === 'Windlass, bow port');
  const parts = (await listOf(on, spares)).filter(({ equipmentID }) => equipmentID === windlass?._id);
  expect(parts).toHaveLength(32);
  expect(parts.find(({ designation }) => designation === 'Oil')).toMatchObject({ quantity: 3.5, unit: 'l' });
  expect((await on.stage(rows)).check).toMatchObject({ creates: 0, updates: 0, errors: [] });
  expect((await on.undo(id)).json).toMatchObject({ state: 'undone' });
  expect(unstamped(await listOf(on, spares))).toEqual(unstamped(before.parts));
  expect(await listOf(on, sections)).toEqual(before.sections);
  expect(await listOf(on, spareEquipment)).toEqual(before.equipment);
});
