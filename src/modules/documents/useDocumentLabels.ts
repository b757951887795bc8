import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { State } from '#ui/StateChip.tsx';
import type { VesselDocument } from './contract.ts';
import { type DocumentState, daysLeft, inReview, stateOf, unread } from './rules.ts';

const looks: Record<DocumentState, State> = {
  withdrawn: 'noStatus',
  over: 'overdue',
  due: 'due',
  review: 'inProgress',
  unread: 'waiting',
  requested: 'waiting',
  inForce: 'done',
};

/** What somebody must do about a document, in words. */
export const useDocumentLabels = () => {
  const { t } = useTranslation('documents');
  const { today } = useFormat();
  const wordOf = (document: VesselDocument): string => {
    const state = stateOf(document, today);
    const left = daysLeft(document, today) ?? 0;
    switch (state) {
      case 'over':
        return t('state.over', { count: -left });
      case 'due':
        return left === 0 ? t('state.today') : t('state.due', { count: left });
      case 'review':
        return t('state.review', { no: inReview(document)?.no ?? '' });
      case 'unread':
        return t('state.unread', { count: unread(document).length });
      default:
        return t(`state.${document.number === '' && state === 'inForce' ? 'filed' : state}`);
    }
  };
  return {
    today,
    look: (document: VesselDocument): State => looks[stateOf(document, today)],
    wordOf,
    kindOf: (document: VesselDocument) => stateOf(document, today),
  };
};
