import { useState } from 'react';
import { nowIso } from '#lib/clock.ts';
import { saveFile } from '#lib/saveFile.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { DayBox } from '#ui/form/DayBox.tsx';
import { Field } from '#ui/form/Field.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { Payroll } from '../contract.ts';
import { usePaySettings } from '../queries.ts';
import { painOf, paymentsCsv, paymentsOf, sepaParts } from '../rules/bankFile.ts';
import { isLocked } from '../rules/run.ts';
import { useMonthName } from '../useMonthName.ts';

const heads = [
  'person',
  'to',
  'iban',
  'bic',
  'amount',
  'currency',
  'ofPay',
  'payCurrency',
  'rate',
  'text',
] as const;

type Props = { month: string; run: readonly Payroll[]; onClose: () => void };

/** The transfers of a run as a file for the bank, made on this device: SEPA for euros, and a list of all. */
export default function FileDialog({ month, run, onClose }: Props) {
  const { t } = useTranslation('payroll');
  const format = useFormat();
  const { boatID } = useUser();
  const name = useMonthName()(month);
  const payer = usePaySettings();
  const [day, setDay] = useState(format.today);
  const [text, setText] = useState(t('fileTextOf', { month: name }));
  const payments = run.flatMap(paymentsOf);
  const { paid, unpaid } = sepaParts(payments);
  const ready = payer !== undefined && payer.payerName !== '' && payer.iban !== '' && day !== '';
  const save = (content: string, type: string, fileName: string) =>
    saveFile(new File([content], fileName, { type }));
  return (
    <Dialog
      open
      wide
      title={t('fileTitle', { month: name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            icon={<Icon name="fileDownload" />}
            disabled={payments.length === 0}
            onClick={() =>
              // Excel reads UTF-8 only with its mark.
              save(
                `\uFEFF${paymentsCsv(
                  payments,
                  heads.map((head) => t(`csv.${head}`)),
                  text,
                )}`,
                'text/csv',
                `pay-${month}.csv`,
              )
            }
          >
            {t('csvFile')}
          </Button>
          <Button
            variant="primary"
            icon={<Icon name="download" />}
            disabled={!ready || paid.length === 0}
            onClick={() => {
              if (!payer) return;
              const id = `${boatID.replace('boat-', '')}-${month}-${Date.parse(nowIso()).toString(36)}`;
              const order = { payer, payments: paid, id, createdAt: nowIso(), day, text };
              save(painOf(order), 'application/xml', `pay-${month}.xml`);
            }}
          >
            {t('sepaFile')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {!isLocked(run) && (
          <Banner kind="warn" icon={<Icon name="warning" />}>
            {t('notLockedYet')}
          </Banner>
        )}
        {!(payer?.payerName && payer.iban) && (
          <Banner kind="warn" icon={<Icon name="warning" />}>
            {t('payerMissing')}
          </Banner>
        )}
        <p>
          <b>
            {t('sepaSum', {
              count: paid.length,
              amount: format.money(
                paid.reduce((sum, { amount }) => sum + amount, 0),
                'EUR',
              ),
            })}
          </b>
        </p>
        <Field id="pay-day" label={t('payDay')}>
          <DayBox id="pay-day" value={day} onChange={setDay} />
        </Field>
        <Field id="pay-text" label={t('fileText')}>
          <div className="in">
            <input
              id="pay-text"
              value={text}
              maxLength={140}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
        </Field>
        {unpaid.length > 0 && (
          <section>
            <h3>{t('unpaid')}</h3>
            <ul>
              {unpaid.map(({ payment, why }) => (
                <li key={payment.id}>
                  {payment.name}, {format.money(payment.amount, payment.currency)}: {t(`unpaidWhy.${why}`)}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}
