import { correctedIso } from '#lib/clock.ts';
import type { Operation } from '#lib/outbox/operation.ts';
import { type ActionIcon, labelOf, type WriteLabel } from '#lib/outbox/writes.ts';
import { lookUp } from '#lib/text.ts';
import type { IconName } from '#ui/Icon.tsx';
import '#modules/sync/allQueries.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';

const icons: Record<ActionIcon, IconName> = {
  add: 'add',
  edit: 'edit',
  delete: 'bin',
  check: 'tick',
  undo: 'undo',
  calendar: 'event',
  comment: 'discussion',
  copy: 'copy',
  gauge: 'gauge',
  photo: 'photo',
  aboard: 'aboard',
  setting: 'settings',
  notice: 'bell',
  history: 'history',
  stock: 'inventory',
};

/** For a write that this version of the app no longer has. */
const other: WriteLabel = { text: 'outbox:action.other', icon: 'edit' };

/** The texts of an operation: its items, the action, the time, and an icon. */
export const useOperationLabels = () => {
  const { t } = useTranslation('outbox');
  const format = useFormat();
  return ({ write, effect, madeAt, offset }: Pick<Operation, 'write' | 'effect' | 'madeAt' | 'offset'>) => {
    const { text, icon } = labelOf(write) ?? other;
    const action = lookUp(text) ?? '';
    const [name, ...others] = effect.names;
    const title =
      name === undefined ? action : others.length > 0 ? t('more', { name, count: others.length }) : name;
    // If the clock could not be compared when it was done, it is as wrong as now.
    const when = format.dayTime(offset === undefined ? correctedIso(madeAt) : new Date(madeAt).toISOString());
    return { title, action, when, second: `${when} · ${action}`, icon: icons[icon] };
  };
};
