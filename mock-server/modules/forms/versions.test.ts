import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { type FormVersion, forms, formversions, subforms } from '#modules/forms/contract.ts';
import type { AnswerValue } from '#modules/forms/rules/answers.ts';
import { valuesOf } from '#modules/forms/rules/answers.ts';
import { formarchives } from '#modules/ism/contract.ts';
import { randomFrom } from '#testing/random.ts';
import { as } from '../../testing/as.ts';
import { BOAT } from '../../testing/logbooks.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const server = useTestApp();
const FORM = 'form-of-test';

const seed = Number(process.env.FORMS_SEED ?? Math.floor(Math.random() * 2 ** 31));

test(`each filled form shows as it was, however the form was changed since (FORMS_SEED=${seed})`, async () => {
  const random = randomFrom(seed);
  const any = (count: number) => Math.floor(random() * count);
  const mate = await as(server, 'jweber');
  await mate.ok(forms.item, 'POST', '/api/forms', { _id: FORM, boatID: BOAT, title: 'Test', code: 'TT' });
  const types = ['text', 'number', 'choice', 'table', 'date'] as const;
  let made = 0;
  const ids: string[] = [];
  const add = async () => {
    const _id = `line-${++made}`;
    ids.push(_id);
    await mate.ok(subforms.item, 'POST', '/api/subforms', {
      ...{ _id, boatID: BOAT, formID: FORM, subname: `Question ${made}`, itemType: types[any(types.length)] },
      ...{ order: any(1000), options: { choices: ['A', 'B'] } },
    });
  };
  const change = async () => {
    const id = ids[any(ids.length)] ?? '';
    const { rev } = await mate.ok(subforms.item, 'GET', `/api/subforms/${id}`);
    const fields = [
      { subname: `Changed ${++made}` },
      { order: any(1000) },
      { status: 'off' },
      { itemType: 'text' },
    ];
    await mate.ok(subforms.item, 'PUT', `/api/subforms/${id}`, { ...fields[any(fields.length)], rev });
  };
  const valueFor = (type: string): AnswerValue =>
    type === 'number'
      ? any(100)
      : type === 'table'
        ? [[`cell ${any(100)}`]]
        : type === 'date'
          ? '2026-06-18'
          : `said ${any(100)}`;

  const kept: { fill: string; version: FormVersion; values: Record<string, AnswerValue> }[] = [];
  await add();
  for (let number = 1; number <= 4; number++) {
    for (let step = 0; step < 4; step++) await (random() < 0.5 ? add() : change());
    // A line that is on, whatever was changed.
    await add();
    const version = await mate.ok(formversions.item, 'POST', `/api/forms/publish/${FORM}`, {
      version: number,
    });
    const fill = `fill-${number}`;
    await mate.ok(formarchives.item, 'POST', '/api/formarchives', {
      ...{ _id: fill, boatID: BOAT, formID: FORM, version: number, title: 'Test' },
    });
    const values = Object.fromEntries(version.lines.map(({ _id, itemType }) => [_id, valueFor(itemType)]));
    await mate.ok(formarchives.item, 'POST', `/api/formarchives/answer/${fill}`, {
      answers: Object.entries(values).map(([item, value]) => ({
        ...{ _id: `${fill}-${item}`, item, value, at: new Date().toISOString() },
      })),
    });
    await mate.ok(formarchives.item, 'POST', `/api/formarchives/submit/${fill}`);
    kept.push({ fill, version, values });
  }
  const list = await mate.ok(z.array(formversions.item), 'GET', `/api/formversions/boat/${BOAT}`);
  for (const { fill, version, values } of kept) {
    const now = await mate.ok(formarchives.item, 'GET', `/api/formarchives/${fill}`);
    expect(valuesOf(now.answers)).toEqual(values);
    const shown = list.find((each) => each.formID === now.formID && each.version === now.version);
    expect(shown?.lines).toEqual(version.lines);
  }
});

describe('a version', () => {
  test('is never changed or deleted, and is put in use once', async () => {
    const mate = await as(server, 'jweber');
    const path = '/api/formversions/form-halcyon-en-v1';
    expect(await mate.status('PUT', path, { title: 'Other', rev: 1 })).toBe(404);
    expect(await mate.status('DELETE', path)).toBe(404);
    const publish = (version: number) => mate.call('POST', '/api/forms/publish/form-halcyon-en', { version });
    expect((await publish(2)).status).toBe(201);
    expect((await publish(2)).json).toMatchObject({ version: 2 });
    expect((await publish(5)).status).toBe(409);
    expect(await mate.status('DELETE', '/api/forms/form-halcyon-en')).toBe(409);
  });
});
