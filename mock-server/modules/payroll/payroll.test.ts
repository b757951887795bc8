import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { addMonths } from '#modules/hoursofrest/rules/calendar.ts';
import { type Payroll, payrolls } from '#modules/payroll/contract.ts';
import { payID, settingsID } from '#modules/payroll/rules/run.ts';
import { as } from '../../testing/as.ts';
import { BOAT } from '../../testing/logbooks.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const server = useTestApp();
const MONTH = '2031-06';
const NEXT = addMonths(MONTH, 1);

type Session = Awaited<ReturnType<typeof as>>;

const list = async (session: Session, month = MONTH): Promise<Payroll[]> => {
  const { json } = await session.call('GET', `/api/payrolls/boat/${BOAT}`);
  return z
    .array(payrolls.item)
    .parse(json)
    .filter(({ startDate }) => startDate.startsWith(month));
};
const prepare = (session: Session, month = MONTH) =>
  session.call('POST', `/api/payrolls/boat/${BOAT}/prepare`, { month });
const lock = async (session: Session, month = MONTH) =>
  session.call('POST', `/api/payrolls/boat/${BOAT}/lock`, {
    month,
    rows: (await list(session, month)).map(({ _id, totalSalary }) => ({ _id, totalSalary })),
  });
const payOfDeckhand = async (session: Session, month = MONTH) => {
  const found = (await list(session, month)).find(({ userID }) => userID === 'user-deckhand');
  if (!found) throw new Error('The deckhand has no pay');
  return found;
};
const change = async (session: Session, fields: object, month = MONTH) => {
  const { _id, rev } = await payOfDeckhand(session, month);
  return session.call('PUT', `/api/payrolls/${_id}`, { ...fields, rev });
};

test('a run begins with everybody who has a rate, once, and each total follows what is entered', async () => {
  const manager = await as(server, 'manager');
  expect((await prepare(manager)).status).toBe(200);
  const run = await list(manager);
  expect(run.length).toBeGreaterThan(10);
  expect((await prepare(manager)).status).toBe(200);
  expect((await list(manager)).length).toBe(run.length);
  const before = await payOfDeckhand(manager);
  expect(before).toMatchObject({ _id: payID(BOAT, 'user-deckhand', MONTH), totalSalary: 310_000 });
  const changed = await change(manager, { bonus: 10_000, withoutPay: 3, cashAdvance: 20_000 });
  expect(changed.json).toMatchObject({ totalSalary: 310_000 + 10_000 - 31_000 - 20_000 });
  expect((await change(manager, { endDate: '2031-07-02' })).status).toBe(400);
  expect((await change(manager, { withoutPay: 31 })).status).toBe(400);
  const twice = { _id: 'pay-twice', boatID: BOAT, userID: 'user-deckhand' };
  const dates = { startDate: `${MONTH}-10`, endDate: `${MONTH}-12` };
  expect(await manager.status('POST', '/api/payrolls', { ...twice, ...dates })).toBe(400);
});

test('a month that is divided otherwise changes what is open, and nothing that is locked', async () => {
  const manager = await as(server, 'manager');
  await prepare(manager);
  await lock(manager);
  await prepare(manager, NEXT);
  await change(manager, { startDate: `${NEXT}-17` }, NEXT);
  expect((await payOfDeckhand(manager, NEXT)).totalSalary).toBe(155_000);
  const { json } = await manager.call('GET', `/api/paysettings/${settingsID(BOAT)}`);
  const saved = await manager.call('PUT', `/api/paysettings/${settingsID(BOAT)}`, {
    divisor: 'calendar',
    rev: Object(json).rev,
  });
  expect(saved.status).toBe(200);
  expect(await payOfDeckhand(manager, NEXT)).toMatchObject({ divisor: 'calendar', totalSalary: 150_000 });
  expect(await payOfDeckhand(manager)).toMatchObject({ divisor: 'thirty', totalSalary: 310_000 });
});

test('a locked run never changes; a correction is a line of the next', async () => {
  const manager = await as(server, 'manager');
  await prepare(manager);
  expect((await lock(manager)).status).toBe(200);
  // Repeated, as by a device that did not hear the answer.
  expect((await lock(manager)).status).toBe(200);
  const locked = await payOfDeckhand(manager);
  expect(locked.lockedBy).not.toBe('');
  expect((await change(manager, { bonus: 1 })).status).toBe(400);
  expect(await manager.status('DELETE', `/api/payrolls/${locked._id}`)).toBe(400);
  expect((await prepare(manager)).status).toBe(400);
  const late = { _id: 'pay-late', boatID: BOAT, userID: 'user-captain' };
  const dates = { startDate: `${MONTH}-01`, endDate: `${MONTH}-02` };
  expect(await manager.status('POST', '/api/payrolls', { ...late, ...dates })).toBe(400);
  await prepare(manager, NEXT);
  const line = { _id: 'line-1', kind: 'correction', amount: 15_000, reason: 'Bonus of June', of: locked._id };
  expect((await change(manager, { corrections: [{ ...line, of: 'pay-none' }] }, NEXT)).status).toBe(400);
  expect((await change(manager, { corrections: [line] }, NEXT)).json).toMatchObject({ totalSalary: 325_000 });
});

test('a run that somebody changed meanwhile is not locked', async () => {
  const manager = await as(server, 'manager');
  await prepare(manager);
  const rows = (await list(manager)).map(({ _id, totalSalary }) => ({ _id, totalSalary }));
  await change(manager, { bonus: 500 });
  const path = `/api/payrolls/boat/${BOAT}/lock`;
  expect(await manager.status('POST', path, { month: MONTH, rows })).toBe(409);
  expect(await manager.status('POST', path, { month: MONTH, rows: rows.slice(1) })).toBe(409);
  expect((await payOfDeckhand(manager)).lockedAt).toBe(null);
});

test('a negative total is carried into the next month, begun before or after', async () => {
  const manager = await as(server, 'manager');
  await prepare(manager);
  await prepare(manager, NEXT);
  await change(manager, { cashAdvance: 330_000 });
  await lock(manager);
  expect(await payOfDeckhand(manager, NEXT)).toMatchObject({
    ...{ corrections: [{ kind: 'carried', amount: -20_000 }], totalSalary: 290_000 },
  });
  const after = addMonths(NEXT, 1);
  await change(manager, { cashAdvance: 291_000 }, NEXT);
  await lock(manager, NEXT);
  await prepare(manager, after);
  expect(await payOfDeckhand(manager, after)).toMatchObject({ totalSalary: 309_000 });
});

test('pay is for accounting and the person, who sees it once it is locked', async () => {
  const manager = await as(server, 'manager');
  const deckhand = await as(server, 'deckhand');
  await prepare(manager);
  expect(await list(deckhand)).toEqual([]);
  const { _id } = await payOfDeckhand(manager);
  const slip = (session: Session, id = _id) =>
    server.app.request(`/api/payrolls/${id}/payslip?language=en`, {
      headers: { 'x-auth-token': session.token },
    });
  expect((await slip(deckhand)).status).toBe(403);
  await lock(manager);
  expect((await list(deckhand)).map(({ userID }) => userID)).toEqual(['user-deckhand']);
  expect((await slip(deckhand)).status).toBe(200);
  const other = (await list(manager)).find(({ userID }) => userID === 'user-lferri');
  expect((await slip(deckhand, other?._id)).status).toBe(403);
  expect(await deckhand.status('GET', `/api/payrolls/${other?._id}`)).toBe(403);
  // The chief engineer manages crew, and has no accounting.
  const chief = await as(server, 'engineer');
  expect((await list(chief)).map(({ userID }) => userID)).toEqual(['user-engineer']);
  expect((await slip(chief)).status).toBe(403);
  expect((await prepare(chief, NEXT)).status).toBe(403);
  expect(await chief.status('GET', `/api/history/payrolls/${_id}`)).toBe(403);
});

test('locking tells each person, with a link and without a figure', async () => {
  const manager = await as(server, 'manager');
  const deckhand = await as(server, 'deckhand');
  await prepare(manager);
  await lock(manager);
  const { _id } = await payOfDeckhand(manager);
  const { json } = await deckhand.call('GET', '/api/notifications');
  expect(json).toMatchObject([
    { kind: 'payslipReady', link: `/app/employees/payroll/details/${_id}`, params: { month: MONTH } },
    ...(Array.isArray(json) ? json.slice(1) : []),
  ]);
  await expect
    .poll(() => server.mail.sent.find(({ text }) => text.includes(`/app/employees/payroll/details/${_id}`)))
    .toMatchObject({ subject: expect.stringContaining('June 2031') });
  const mail = server.mail.sent.find(({ text }) => text.includes(_id));
  expect(mail?.text).not.toMatch(/3,?100/);
});

test('a payslip explains each line, and what the year came to', async () => {
  const manager = await as(server, 'manager');
  await prepare(manager);
  await change(manager, {
    ...{ bonus: 20_000, withoutPay: 2 },
    allotments: [
      {
        ...{ _id: 'home', name: 'Mrs Clarke', iban: 'GB33BUKB20201555555555', bic: '', amount: 100_000 },
        ...{ currency: 'GBP', rate: 0.8467 },
      },
    ],
  });
  await lock(manager);
  await prepare(manager, NEXT);
  expect((await payOfDeckhand(manager, NEXT)).allotments).toHaveLength(1);
  await lock(manager, NEXT);
  const { _id } = await payOfDeckhand(manager, NEXT);
  const deckhand = await as(server, 'deckhand');
  const read = async (id: string, language: string) => {
    const answer = await server.app.request(`/api/payrolls/${id}/payslip?language=${language}`, {
      headers: { 'x-auth-token': deckhand.token },
    });
    return readPdf(new Uint8Array(await answer.arrayBuffer())).text;
  };
  const june = await read((await payOfDeckhand(manager))._id, 'en');
  for (const part of [
    '€3,100.00 for the whole month',
    '÷ 30 × 2 days',
    '€3,093.33',
    'account ending 5555',
    '£846.70',
  ])
    expect(june).toContain(part);
  expect(june).not.toContain('Not locked yet');
  // Two months of the year.
  expect(await read(_id, 'en')).toContain('€6,193.33');
  expect(await read(_id, 'fr')).toContain('Bulletin de paie');
});
