import type { Payroll } from '#modules/payroll/contract.ts';
import { paymentsOf } from '#modules/payroll/rules/bankFile.ts';
import { linesOf, type PayLine } from '#modules/payroll/rules/explain.ts';
import { payOf } from '#modules/payroll/rules/pay.ts';
import { payslipWords } from '#modules/payroll/rules/words.ts';
import { type DocumentLanguage, fill } from '#modules/workorder/rules/language.ts';
import type { Block } from './block.ts';
import { factsGrid, heading, notice, paragraph, section, table } from './blocks.ts';
import { formatsOf } from './format.ts';
import { signatures } from './handwriting.ts';
import type { Definition, Frame } from './makePdf.ts';
import { color, contentWidth, mm } from './style.ts';

/** What a payslip is made of; plain data. */
export type PayslipFacts = {
  pay: Payroll;
  /** The locked pay of the same year and currency until this month, itself included. */
  year: readonly Payroll[];
  /** The months of the locked pays that corrections are about, by id. */
  months: Readonly<Record<string, string>>;
  vessel: { name: string; company: string; imo: string; timeZone: string };
  language: DocumentLanguage;
  now: string;
};

/** An account of wages (MLC 2006, Standard A2.2): each line with how it is worked out, and where it is paid. */
export const payslip = (facts: PayslipFacts): { definition: Definition; frame: Frame; fileName: string } => {
  const { pay, year, months, vessel, language, now } = facts;
  const words = payslipWords(language);
  const formats = formatsOf(language);
  const money = (amount: number) => formats.money(amount, pay.currency);
  const monthName = (iso: string) => (iso ? formats.month(iso) : '');
  const worked = payOf(pay);
  const how = (line: PayLine) => {
    if (line.how === 'given') return line.reason;
    const rate = money(line.rate);
    return fill(words[line.how], { rate, divisor: line.divisor, days: formats.number(line.days) });
  };
  const nameOf = (line: PayLine) => fill(words[line.key], { month: monthName(months[line.of] ?? '') });
  const pays = year.map(payOf);
  const inYear = (key: PayLine['key']) =>
    key === 'correction' || key === 'carried' ? '' : money(pays.reduce((sum, each) => sum + each[key], 0));
  const right = (text: string, bold = false): Block => ({
    text,
    alignment: 'right',
    ...(bold ? { bold, color: color.ink } : { color: color.ink2 }),
  });
  const payments = paymentsOf(pay);
  const title = monthName(pay.startDate.slice(0, 7));
  const content: Block[] = [
    heading({
      kind: words.kind,
      title,
      facts: [fill(words.account, { from: formats.day(pay.startDate), to: formats.day(pay.endDate) })],
    }),
    ...(pay.lockedAt ? [] : [notice(words.preview)]),
    factsGrid(
      [
        [words.seafarer, pay.name],
        [words.rank, [pay.jobtitle, pay.department].filter(Boolean).join(', ')],
        [words.contract, pay.contractStart ? formats.day(pay.contractStart) : '–'],
        [words.monthRate, pay.salaryRatePerMonth === null ? '–' : money(pay.salaryRatePerMonth)],
        [words.dayRate, pay.salaryRate === null ? '–' : money(pay.salaryRate)],
        [words.tax, pay.taxNumber || '–'],
      ],
      3,
    ),
    section(title, [
      table(
        [
          { head: words.line, width: mm(42) },
          { head: words.worked, width: '*' },
          { head: pay.currency, width: mm(28), align: 'right' },
          { head: words.year, width: mm(30), align: 'right' },
        ],
        [
          ...linesOf(pay).map((line) => [
            { text: nameOf(line), bold: true },
            how(line),
            right(money(line.amount), true),
            right(inYear(line.key)),
          ]),
          [
            { text: words.net, bold: true, fontSize: 12 },
            '',
            { text: money(worked.paid), bold: true, fontSize: 13, color: '#0A6273', alignment: 'right' },
            right(money(pays.reduce((sum, each) => sum + each.paid, 0))),
          ],
        ],
      ),
      ...(worked.carried < 0 ? [paragraph(fill(words.carriedOn, { amount: money(worked.carried) }))] : []),
    ]),
    ...(payments.length === 0
      ? []
      : [
          section(words.paid, [
            table(
              [
                { head: words.paid, width: '*' },
                { head: '', width: mm(60) },
                { head: pay.currency, width: mm(34), align: 'right' },
              ],
              [
                ...payments.map((payment) => [
                  payment.iban
                    ? fill(words.accountEnding, { name: payment.name, end: payment.iban.slice(-4) })
                    : payment.name,
                  payment.rate === null
                    ? ''
                    : fill(words.exchanged, {
                        rate: formats.number(payment.rate),
                        amount: formats.money(payment.amount, payment.currency),
                      }),
                  right(money(payment.ofPay)),
                ]),
                [{ text: words.together, bold: true }, '', right(money(worked.paid), true)],
              ],
            ),
          ]),
        ]),
    ...(pay.notes ? [section(words.notes, [paragraph(pay.notes)])] : []),
    paragraph(words.hint),
    signatures([words.master, words.seafarer], words.caption, contentWidth(false)),
  ];
  const locked = pay.lockedAt
    ? fill(words.locked, { when: formats.moment(pay.lockedAt, vessel.timeZone), by: pay.lockedBy })
    : fill(words.printed, { when: formats.moment(now, vessel.timeZone) });
  return {
    definition: { content },
    frame: {
      language,
      title: `${words.kind} ${title}`,
      vessel: [vessel.name, vessel.company, vessel.imo && `IMO ${vessel.imo}`].filter(Boolean).join(' · '),
      footer: `${locked} · ${words.whoSees}`,
    },
    fileName: `payslip-${pay.startDate.slice(0, 7)}-${pay.name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}.pdf`,
  };
};
