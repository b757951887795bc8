import type { Operation } from '#lib/outbox/operation.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useFieldLabels } from '#modules/history/useFieldLabels.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { sinceIn } from '../since.ts';

const namedActions = [
  'complete',
  'comment',
  'file',
  'remove',
  'undo',
  'postpone',
  'hours',
  'restore',
] as const;

/** What was done to the item since the operation was made, a line each: who, what and when. */
export function Since({ operation }: { operation: Operation }) {
  const { t } = useTranslation('outbox');
  const format = useFormat();
  const [id] = operation.about;
  const { label, isNamed } = useFieldLabels(operation.effect.resource, id, t('nothing'));
  return (
    <ul className="plain">
      {sinceIn(operation).map(({ at, userName, action, fields, own }) => {
        const who = own ? t('youElsewhere') : userName;
        const known = namedActions.find((each) => each === action);
        const named = fields.filter(isNamed).map(label).join(', ');
        const what = known
          ? t(`since.${known}`, { who })
          : t('since.update', { who, fields: named || t('since.it') });
        return (
          <li key={`${at}${action}${named}`}>
            {what} {at && <span className="small ink2">{format.dayTime(at)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
