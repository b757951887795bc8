import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { boatForms } from '#modules/forms/contract/commands.ts';
import { forms, formversions, subforms } from '#modules/forms/contract.ts';
import { as } from '../../testing/as.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const server = useTestApp();
const FORM = 'form-halcyon-hw';

test('a form is copied to a sister vessel, merged with what she added, and later compared', async () => {
  const manager = await as(server, 'superadmin');
  const copies = boatForms.copies.response;
  const meridian = async () =>
    (await manager.ok(copies, 'GET', `/api/boatforms/${FORM}`)).find(
      ({ boatID }) => boatID === 'boat-meridian',
    );
  expect(await meridian()).toMatchObject({ formID: '', added: expect.any(Number) });
  const push = (how: 'merge' | 'replace') =>
    manager.ok(copies, 'POST', `/api/boatforms/push/${FORM}`, { boatIDs: ['boat-meridian'], how });
  const [first] = await push('merge');
  expect(first).toMatchObject({ version: 1, from: 1, added: 0, changed: 0, own: 0 });
  const formID = first?.formID ?? '';
  await manager.ok(subforms.item, 'POST', '/api/subforms', {
    ...{ _id: 'own-line', boatID: 'boat-meridian', formID, subname: 'Tender fuel landed', itemType: 'text' },
    ...{ order: 2.5, options: {} },
  });
  const lines = await manager.ok(z.array(subforms.item), 'GET', '/api/subforms/boat/boat-halcyon');
  const asked = lines.find(({ formID: of, itemType }) => of === FORM && itemType === 'number');
  const { rev } = await manager.ok(subforms.item, 'GET', `/api/subforms/${asked?._id}`);
  await manager.ok(subforms.item, 'PUT', `/api/subforms/${asked?._id}`, {
    options: { ...asked?.options, max: 0.5 },
    rev,
  });
  await manager.ok(formversions.item, 'POST', `/api/forms/publish/${FORM}`, { version: 2 });
  expect(await meridian()).toMatchObject({ changed: 1, own: 1, version: 1 });
  expect((await push('merge'))[0]).toMatchObject({ changed: 0, own: 1, version: 2, from: 2 });
  expect((await push('replace'))[0]).toMatchObject({ changed: 0, own: 0, version: 3 });
  expect(await manager.ok(forms.item, 'GET', `/api/forms/${formID}`)).toMatchObject({
    boatID: 'boat-meridian',
  });
});

test('nobody copies to a vessel that is not theirs', async () => {
  const mate = await as(server, 'jweber');
  const push = await mate.call('POST', `/api/boatforms/push/${FORM}`, {
    ...{ boatIDs: ['boat-meridian'], how: 'merge' },
  });
  expect(push.status).toBe(403);
  expect(await mate.ok(boatForms.copies.response, 'GET', `/api/boatforms/${FORM}`)).toEqual([]);
  const rival = await as(server, 'rival');
  expect(await rival.status('GET', `/api/boatforms/${FORM}`)).toBeGreaterThanOrEqual(403);
});

test('ready-made forms are added once', async () => {
  const manager = await as(server, 'superadmin');
  const add = () => manager.call('POST', '/api/forms/starters/boat/boat-meridian', { codes: ['PW', 'DR'] });
  expect((await add()).json).toEqual({ added: 2 });
  expect((await add()).json).toEqual({ added: 0 });
  const list = await manager.ok(z.array(formversions.item), 'GET', '/api/formversions/boat/boat-meridian');
  expect(list.map(({ code }) => code).sort()).toEqual(['DR', 'PW']);
});
