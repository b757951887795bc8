import { useId, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Choice } from '#ui/form/Choice.tsx';
import { Field } from '#ui/form/Field.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { causes } from '../contract/counts.ts';
import type { Stocktake } from '../contract.ts';
import { origin, varianceOf } from '../rules.ts';
import { useCauses } from '../useCauses.ts';
import type { Sheet } from '../useSheet.ts';
import { Difference } from './Difference.tsx';
import styles from './stocktake.module.css';

type Props = { item: Stocktake; sheet: Sheet; lineKey: string; onClose: () => void };

/** A counted line: all its counts, and why it differs. */
export default function LineDialog({ item, sheet, lineKey, onClose }: Props) {
  const { t } = useTranslation('stocktake');
  const format = useFormat();
  const { options } = useCauses();
  const remarkID = useId();
  const line = sheet.done.find(({ key }) => key === lineKey);
  const [cause, setCause] = useState(line?.count.cause ?? 'none');
  const [reason, setReason] = useState(line?.count.reason ?? '');
  if (!line) return null;
  const { count, made, state } = line;
  const variance = varianceOf(count);
  const isOpen = item.status === 'open' && sheet.reviews;
  const isChanged = cause !== count.cause || reason.trim() !== count.reason;
  const was = count.booked ?? count.expected;
  const difference = state === 'counted' ? <Difference variance={variance} /> : '';
  return (
    <Dialog
      open
      title={count.itemName}
      onClose={onClose}
      footer={
        <>
          <ButtonLink to="/app/inventory/$id" params={{ id: count.inventoryID }}>
            {t('toItem')}
          </ButtonLink>
          {isOpen && state !== 'again' && (
            <Button
              onClick={() => {
                sheet.askAgain(count);
                onClose();
              }}
            >
              {t('askAgain')}
            </Button>
          )}
          {isOpen && state === 'counted' && (
            <Button
              variant="primary"
              disabled={!isChanged}
              onClick={() => {
                sheet.choose(count, { cause, reason: reason.trim() });
                onClose();
              }}
            >
              {t('save')}
            </Button>
          )}
        </>
      }
    >
      <DescriptionList
        facts={[
          [t('field.place'), line.where],
          [t('field.bookedAmount'), was === null ? '' : format.quantity(was, count.unit)],
          [
            t('field.countedAmount'),
            state === 'counted' ? format.quantity(count.counted ?? 0, count.unit) : '',
          ],
          [t('field.variance'), difference],
          [t('field.countedBy'), origin(count, made).userName],
        ]}
      />
      {state === 'counted' && isOpen && variance !== 0 && (
        <div className={styles.start}>
          <Choice
            label={t('why')}
            value={cause}
            options={options}
            onChange={(value) => setCause(causes.find((each) => each === value) ?? 'none')}
          />
          <Field id={remarkID} label={t('field.reason')}>
            <div className="in">
              <input
                id={remarkID}
                value={reason}
                maxLength={300}
                onChange={(event) => setReason(event.target.value)}
              />
            </div>
          </Field>
        </div>
      )}
      <h3 className={styles.countsTitle}>{t('counts')}</h3>
      <ul className="rows">
        {made.toReversed().map((each) => (
          <li key={each._id}>
            <ListRow
              title={each.userName}
              second={format.dayTime(each.at)}
              end={<b>{format.quantity(each.counted ?? 0, each.unit)}</b>}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
