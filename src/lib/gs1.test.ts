import { describe, expect, test } from 'vitest';
import { gtinOf, hasCheckDigit, readGs1 } from './gs1.ts';

const GS = '\u001d';

describe('check digits', () => {
  test.each(['4006381333931', '036000291452', '96385074', '09506000134352', '00012345678905'])(
    '%s is right',
    (code) => expect(hasCheckDigit(code)).toBe(true),
  );
  test.each(['4006381333932', '09506000134353', '1', '', '40063813339AB'])('%s is not', (code) =>
    expect(hasCheckDigit(code)).toBe(false),
  );
  test('every kind of article number becomes one of 14 digits', () => {
    expect(gtinOf('4006381333931')).toBe('04006381333931');
    expect(gtinOf('96385074')).toBe('00000096385074');
    expect(gtinOf('4006381333930')).toBeUndefined();
    expect(gtinOf('5006381333930111111')).toBeUndefined();
  });
});

describe('GS1', () => {
  test('a box with everything', () => {
    const text = `010950600013435217271231${'10'}AB-12${GS}21S/N7${GS}3024`;
    expect(readGs1(text, 2026)).toEqual({
      gtin: '09506000134352',
      expires: '2027-12-31',
      lot: 'AB-12',
      serial: 'S/N7',
      quantity: 24,
    });
  });

  test('with brackets, as people write it', () =>
    expect(readGs1('(01)09506000134352(10)L5(17)270600(37)6', 2026)).toEqual({
      gtin: '09506000134352',
      lot: 'L5',
      expires: '2027-06-30',
      quantity: 6,
    }));

  test.each([']d2', ']C1', GS, `]Q3${GS}`])('what a reader puts before it is no part of it (%j)', (before) =>
    expect(readGs1(`${before}01095060001343521012`, 2026)).toEqual({ gtin: '09506000134352', lot: '12' }),
  );

  test('unknown fields are passed over', () =>
    expect(readGs1(`0109506000134352240X-9${GS}3103001250${GS}91own${GS}10L`, 2026)).toEqual({
      gtin: '09506000134352',
      lot: 'L',
    }));

  test('the content of a larger box names its articles', () =>
    expect(readGs1('02095060001343523712', 2026)).toEqual({ gtin: '09506000134352', quantity: 12 }));

  test('the century is the nearer one', () => {
    const expires = (yymmdd: string, year: number) => readGs1(`010950600013435217${yymmdd}`, year)?.expires;
    expect(expires('760101', 2026)).toBe('2076-01-01');
    expect(expires('770101', 2026)).toBe('1977-01-01');
    expect(expires('050101', 2076)).toBe('2105-01-01');
    expect(expires('240200', 2026)).toBe('2024-02-29');
  });

  test('a day that is none is left out', () =>
    expect(readGs1('010950600013435217271341', 2026)).toEqual({ gtin: '09506000134352' }));

  test.each([
    '',
    'hello',
    'https://a.example/app/equipment/x',
    '4006381333931',
    '0109506000134353',
    '01095060001343',
    '0109506000134352' + '17' + 'ABCDEF',
    `0109506000134352${'10'}${'x'.repeat(21)}`,
    '10LOT',
  ])('%j is none', (text) => expect(readGs1(text, 2026)).toBeUndefined());
});
