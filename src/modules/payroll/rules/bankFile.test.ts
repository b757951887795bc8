import { describe, expect, test } from 'vitest';
import { type Payroll, payrolls } from '../contract.ts';
import { latin, painOf, paymentsCsv, paymentsOf, sepaParts } from './bankFile.ts';
import { isIban, spacedIban } from './iban.ts';
import { checkPain, fieldsOfSchema } from './testPainSchema.ts';

const at = '2026-06-30T08:00:00.000Z';
const payer = { payerName: 'M/Y Halcyon', iban: 'FR1420041010050500013M02606', bic: 'PSSTFRPPXXX' };

const pay = (given: Partial<Payroll>): Payroll =>
  payrolls.item.parse({
    ...{ _id: 'pay-1', boatID: 'boat', rev: 1, createdAt: at, updatedAt: at, updatedBy: '' },
    ...{ userID: 'user', startDate: '2026-06-01', endDate: '2026-06-30', salaryRatePerMonth: 540_000 },
    ...{ name: 'Kenji Mori', iban: 'DE89370400440532013000', totalSalary: 540_000, ...given },
  });

const home = {
  ...{ _id: 'home', name: 'M. Mori', iban: 'GB33BUKB20201555555555', bic: '', amount: 150_000 },
  ...{ currency: '', rate: null },
};

describe('an account number', () => {
  test.each([
    'DE89370400440532013000',
    'GB33BUKB20201555555555',
    'FR1420041010050500013M02606',
    'NO9386011117947',
  ])('%s is right', (iban) => expect(isIban(iban)).toBe(true));
  test.each(['DE88370400440532013000', 'DE8937040044053201300', 'de89370400440532013000', '', 'XX'])(
    '%s is wrong',
    (iban) => expect(isIban(iban)).toBe(false),
  );
  test('prints in groups of four', () =>
    expect(spacedIban('DE89370400440532013')).toBe('DE89 3704 0044 0532 013'));
});

describe('what a pay is paid as', () => {
  test('all of it to the person’s account', () => {
    expect(paymentsOf(pay({}))).toMatchObject([{ id: 'pay-1-0', name: 'Kenji Mori', amount: 540_000 }]);
    expect(paymentsOf(pay({ accountName: 'K. and A. Mori' }))).toMatchObject([{ name: 'K. and A. Mori' }]);
  });
  test('an allotment first, the rest to the person', () => {
    expect(paymentsOf(pay({ allotments: [home] }))).toMatchObject([
      { id: 'pay-1-1', name: 'M. Mori', amount: 150_000, ofPay: 150_000, rate: null },
      { id: 'pay-1-0', name: 'Kenji Mori', amount: 390_000 },
    ]);
  });
  test('allotments never take more than there is; a negative pay is not paid', () => {
    const low = pay({ allotments: [home, { ...home, _id: 'two' }], cashAdvance: 320_000 });
    expect(paymentsOf(low).map(({ amount }) => amount)).toEqual([150_000, 70_000]);
    expect(paymentsOf(pay({ cashAdvance: 600_000, allotments: [home] }))).toEqual([]);
  });
  test('by a rate in another currency, or without one in that of the pay', () => {
    const inYen = { ...home, currency: 'JPY', rate: 171.85 };
    expect(paymentsOf(pay({ allotments: [inYen] }))[0]).toMatchObject({
      ...{ amount: 257_775, currency: 'JPY', ofPay: 150_000, payCurrency: 'EUR' },
    });
    expect(paymentsOf(pay({ allotments: [{ ...inYen, rate: null }] }))[0]).toMatchObject({
      ...{ amount: 150_000, currency: 'EUR' },
    });
  });
});

test('a SEPA file has euros to accounts of SEPA; the others are named with their reason', () => {
  const payments = [
    ...paymentsOf(pay({})),
    ...paymentsOf(pay({ _id: 'b', currency: 'USD' })),
    ...paymentsOf(pay({ _id: 'c', iban: '' })),
    ...paymentsOf(pay({ _id: 'd', iban: 'TR330006100519786457841326' })),
  ];
  const { paid, unpaid } = sepaParts(payments);
  expect(paid.map(({ id }) => id)).toEqual(['pay-1-0']);
  expect(unpaid.map(({ payment, why }) => `${payment.id} ${why}`)).toEqual([
    'b-0 currency',
    'c-0 iban',
    'd-0 country',
  ]);
});

test('names lose what banks do not take', () => {
  expect(latin('Rua Tāne, Łukasz Høyer & Groß', 70)).toBe('Rua Tane, Lukasz Hoyer . Gross');
  expect(latin('森 健二', 70)).toBe('. ..');
  expect(latin('a//b', 70)).toBe('a/b');
  expect(latin('/start', 70)).toBe('start');
  expect(latin('x'.repeat(80), 70)).toHaveLength(70);
  expect(latin('<Nm>', 70)).toBe('.Nm.');
});

describe('the file of a bank', () => {
  const order = {
    payer,
    payments: paymentsOf(pay({ allotments: [{ ...home, bic: 'BUKBGB22' }] })),
    ...{ id: 'halcyon-2026-06', createdAt: at, day: '2026-07-01', text: 'Pay June 2026' },
  };
  test('is as its schema says', () => expect(checkPain(painOf(order))).toEqual([]));
  test('is so without codes of banks, with one payment of a cent and long, odd names', () => {
    const odd = pay({ salaryRatePerMonth: 1, accountName: `森 <&> ${'é'.repeat(60)}`, _id: 'p'.repeat(60) });
    const xml = painOf({
      ...order,
      payer: { ...payer, bic: '' },
      payments: paymentsOf(odd),
      id: 'i'.repeat(64),
    });
    expect(checkPain(xml)).toEqual([]);
    expect(xml).toContain('<InstdAmt Ccy="EUR">0.01</InstdAmt>');
  });
  test('counts and adds up what it has', () => {
    const xml = painOf(order);
    expect(xml.match(/<NbOfTxs>2<\/NbOfTxs><CtrlSum>5400.00<\/CtrlSum>/g)).toHaveLength(2);
    expect(xml).toContain('<InstdAmt Ccy="EUR">1500.00</InstdAmt>');
    expect(xml).toContain('<CdtrAgt><FinInstnId><BICFI>BUKBGB22</BICFI></FinInstnId></CdtrAgt>');
    expect(xml).toContain('<CtgyPurp><Cd>SALA</Cd></CtgyPurp>');
  });
  test('the check of the schema finds what is wrong', () => {
    const good = painOf(order);
    const bad = [
      good.replace('<MsgId>halcyon-2026-06</MsgId>', ''),
      good.replace(/<ChrgBr>SLEV<\/ChrgBr>/, '<ChrgBr>NONE</ChrgBr>'),
      good.replace('1500.00', '1500.001234'),
      good.replace('1500.00', '-5.00'),
      good.replace('DE89370400440532013000', 'DE8937 0400'),
      good.replace('<Dt>2026-07-01</Dt>', '<Dt>1 July</Dt>'),
      good.replace(
        '<PmtMtd>TRF</PmtMtd><BtchBookg>true</BtchBookg>',
        '<BtchBookg>true</BtchBookg><PmtMtd>TRF</PmtMtd>',
      ),
      good.replace('<Nm>M. Mori</Nm>', '<Nm></Nm>'),
      good.replace('</CstmrCdtTrfInitn>', '<More></More></CstmrCdtTrfInitn>'),
      good.replace('pain.001.001.09', 'pain.001.001.03'),
      good.replace(' Ccy="EUR"', ''),
      good.slice(0, -20),
    ];
    for (const xml of bad) {
      expect(xml).not.toBe(good);
      expect(checkPain(xml)).not.toEqual([]);
    }
  });
  test('every element that is written is one of the schema', () => {
    const names = [...painOf(order).matchAll(/<(\w+)[ >]/g)].map(([, name = '']) => name);
    expect([...new Set(names)].filter((name) => !fieldsOfSchema.has(name))).toEqual([]);
  });
});

test('a list for other banks has points in its amounts, and no cell that a program would work out', () => {
  const inYen = { ...home, name: '=HYPERLINK("x")', currency: 'JPY', rate: 171.85 };
  const csv = paymentsCsv(paymentsOf(pay({ allotments: [inYen] })), ['Person', 'To'], 'Pay June');
  const [head, first, second] = csv.split('\r\n');
  expect(head).toBe('"Person","To"');
  expect(first).toBe(
    `"Kenji Mori","'=HYPERLINK(""x"")","GB33BUKB20201555555555","","257775","JPY","1500.00","EUR","171.85","Pay June"`,
  );
  expect(second).toContain('"3900.00","EUR","3900.00","EUR","","Pay June"');
});
