import { decimalsOf } from '#lib/money.ts';
import type { Payroll, PaySettings } from '../contract.ts';
import { exchanged, payOf } from './pay.ts';

/** One transfer of a run. `amount` is in minor units of `currency`, `ofPay` what of the pay it takes. */
export type Payment = {
  id: string;
  name: string;
  iban: string;
  bic: string;
  amount: number;
  currency: string;
  ofPay: number;
  payCurrency: string;
  rate: number | null;
  /** Whose pay it is. */
  person: string;
};

/** The transfers of a pay: its allotments as far as the pay reaches, in their order, and the rest to the person. */
export const paymentsOf = (pay: Payroll): Payment[] => {
  let left = payOf(pay).paid;
  const parts = pay.allotments.flatMap((part, index): Payment[] => {
    const ofPay = Math.min(left, part.amount);
    left -= ofPay;
    const currency = part.currency || pay.currency;
    const rate = currency === pay.currency ? null : part.rate;
    const amount =
      rate === null ? ofPay : exchanged(ofPay, rate, decimalsOf(pay.currency), decimalsOf(currency));
    if (ofPay === 0) return [];
    return [
      {
        ...{ id: `${pay._id}-${index + 1}`, name: part.name, iban: part.iban, bic: part.bic, amount },
        // Without a rate the bank exchanges.
        ...{ currency: rate === null ? pay.currency : currency, ofPay, payCurrency: pay.currency, rate },
        person: pay.name,
      },
    ];
  });
  const rest: Payment = {
    ...{ id: `${pay._id}-0`, name: pay.accountName || pay.name, iban: pay.iban, bic: pay.bic, amount: left },
    ...{ currency: pay.currency, ofPay: left, payCurrency: pay.currency, rate: null, person: pay.name },
  };
  return left > 0 ? [...parts, rest] : parts;
};

/** The countries whose accounts SEPA reaches. */
const sepa = new Set(
  (
    'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK ' +
    'SM VA'
  ).split(' '),
);

export type Unpaid = { payment: Payment; why: 'currency' | 'iban' | 'country' };

/** Which transfers a SEPA file can have: euros, to an account in a country of SEPA. */
export const sepaParts = (payments: readonly Payment[]): { paid: Payment[]; unpaid: Unpaid[] } => {
  const paid: Payment[] = [];
  const unpaid: Unpaid[] = [];
  for (const payment of payments) {
    if (payment.currency !== 'EUR') unpaid.push({ payment, why: 'currency' });
    else if (payment.iban === '') unpaid.push({ payment, why: 'iban' });
    else if (!sepa.has(payment.iban.slice(0, 2))) unpaid.push({ payment, why: 'country' });
    else paid.push(payment);
  }
  return { paid, unpaid };
};

/** Letters that are no Latin letter with an accent. */
const plain: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', Æ: 'Ae', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L' },
};

/** Letters of the basic Latin set, which all banks of SEPA accept; others lose their accents or become a dot. */
export const latin = (text: string, max: number): string =>
  text
    .replace(/[ßæÆøØłŁ]/g, (letter) => plain[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, '.')
    // A field neither begins nor ends with a slash, nor has two of them.
    .replace(/\/{2,}/g, '/')
    .slice(0, max)
    .replace(/^\/|\/$/g, '')
    .trim();

const euros = (cents: number) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** Ids of SEPA have at most 35 letters; a long one keeps its end, which tells transfers apart. */
const shortId = (id: string) => id.replace(/[^A-Za-z0-9-]/g, '-').slice(-35);

const element = (name: string, ...content: readonly string[]) => `<${name}>${content.join('')}</${name}>`;
const agent = (name: string, bic: string) =>
  element(
    name,
    element('FinInstnId', bic ? element('BICFI', bic) : element('Othr', element('Id', 'NOTPROVIDED'))),
  );
const party = (name: string, text: string) => element(name, element('Nm', latin(text, 70) || 'NOTPROVIDED'));
const account = (name: string, iban: string) => element(name, element('Id', element('IBAN', iban)));

type Order = {
  payer: Pick<PaySettings, 'payerName' | 'iban' | 'bic'>;
  payments: readonly Payment[];
  /** The message's own id. */
  id: string;
  /** An instant in UTC. */
  createdAt: string;
  /** The day on which the bank is to pay. */
  day: string;
  /** What the receiver reads. */
  text: string;
};

/** A customer credit transfer for a bank (ISO 20022 pain.001.001.09, SEPA): all transfers in one batch, in euros. */
export const painOf = ({ payer, payments, id, createdAt, day, text }: Order): string => {
  const count = element('NbOfTxs', String(payments.length));
  const sum = element('CtrlSum', euros(payments.reduce((all, { amount }) => all + amount, 0)));
  const messageID = shortId(id);
  const transfers = payments.map((payment) =>
    element(
      'CdtTrfTxInf',
      element('PmtId', element('EndToEndId', shortId(payment.id))),
      element('Amt', `<InstdAmt Ccy="EUR">${euros(payment.amount)}</InstdAmt>`),
      payment.bic ? agent('CdtrAgt', payment.bic) : '',
      party('Cdtr', payment.name),
      account('CdtrAcct', payment.iban),
      element('RmtInf', element('Ustrd', latin(text, 140) || 'Pay')),
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">',
    '<CstmrCdtTrfInitn>',
    element(
      'GrpHdr',
      element('MsgId', messageID),
      element('CreDtTm', createdAt),
      count,
      sum,
      party('InitgPty', payer.payerName),
    ),
    element(
      'PmtInf',
      element('PmtInfId', messageID),
      element('PmtMtd', 'TRF'),
      element('BtchBookg', 'true'),
      count,
      sum,
      element(
        'PmtTpInf',
        element('SvcLvl', element('Cd', 'SEPA')),
        element('CtgyPurp', element('Cd', 'SALA')),
      ),
      element('ReqdExctnDt', element('Dt', day)),
      party('Dbtr', payer.payerName),
      account('DbtrAcct', payer.iban),
      agent('DbtrAgt', payer.bic),
      element('ChrgBr', 'SLEV'),
      ...transfers,
    ),
    '</CstmrCdtTrfInitn></Document>\n',
  ].join('');
};

/** A field of a CSV file: quoted, and never a formula for the program that opens it. */
const cell = (value: string | number) => {
  const text = String(value);
  return `"${(/^[=+\-@\t]/.test(text) && typeof value === 'string' ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** The transfers as a list for banks without SEPA: amounts with a point, in major units of their currency. */
export const paymentsCsv = (payments: readonly Payment[], heads: readonly string[], text: string): string =>
  [
    heads.map(cell).join(','),
    ...payments.map(({ person, name, iban, bic, amount, currency, ofPay, payCurrency, rate }) => {
      const decimals = decimalsOf(currency);
      const payDecimals = decimalsOf(payCurrency);
      return [
        ...[person, name, iban, bic, (amount / 10 ** decimals).toFixed(decimals), currency],
        ...[(ofPay / 10 ** payDecimals).toFixed(payDecimals), payCurrency, rate ?? '', text],
      ]
        .map(cell)
        .join(',');
    }),
  ].join('\r\n');
