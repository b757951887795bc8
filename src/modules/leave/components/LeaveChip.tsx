import { useTranslation } from '#lib/useTranslation.ts';
import { type State, StateChip } from '#ui/StateChip.tsx';
import type { Leave } from '../contract.ts';

const looks: Readonly<Record<Leave['status'], State>> = {
  asked: 'waiting',
  headAgreed: 'waiting',
  approved: 'done',
  refused: 'noStatus',
};

/** How a request stands. */
export function LeaveChip({ status }: Pick<Leave, 'status'>) {
  const { t } = useTranslation('leave');
  return <StateChip state={looks[status]}>{t(`status.${status}`)}</StateChip>;
}
