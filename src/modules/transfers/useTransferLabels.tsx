import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import type { Transfer } from './contract.ts';

const looks = { proposed: 'due', sent: 'due', received: 'done' } as const;

/** A transfer in the reader's words. */
export const useTransferLabels = () => {
  const { t } = useTranslation('transfers');
  const format = useFormat();
  return {
    /** "To Meridian: 3 asked". */
    title: ({ direction, otherBoatName, quantity, sent, received, unit }: Transfer) =>
      t(direction === 'out' ? 'toVessel' : 'fromVessel', {
        boat: otherBoatName,
        amount: format.quantity(received ?? sent ?? quantity, unit),
      }),
    details: ({ proposedBy, note, createdAt, sent, received, unit, steps }: Transfer) =>
      [
        t('by', { name: proposedBy, day: format.shortDay(createdAt) }),
        sent !== null && received !== null && sent !== received
          ? t('sentOf', { sent: format.quantity(sent, unit), received: format.quantity(received, unit) })
          : '',
        note,
        steps.findLast(({ step }) => step === 'declined')?.note,
      ]
        .filter(Boolean)
        .join(' · '),
    statusText: ({ status, direction }: Pick<Transfer, 'status' | 'direction'>) =>
      status === 'proposed' ? t(direction === 'out' ? 'toSend' : 'asked') : t(`status.${status}`),
    chip: (row: Transfer) =>
      row.status === 'declined' ? (
        <span className="st">{t('status.declined')}</span>
      ) : (
        <StateChip state={looks[row.status]}>
          {row.status === 'proposed'
            ? t(row.direction === 'out' ? 'toSend' : 'asked')
            : t(`status.${row.status}`)}
        </StateChip>
      ),
  };
};
