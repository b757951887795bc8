import type { Operation } from '#lib/outbox/operation.ts';
import { loadTranslator } from '#lib/text.ts';
import { addAlert } from '#stores/alerts.ts';

/** A notice lists at most this many names. */
const MAX_NAMES = 5;

/** Says which rows of a bulk command were refused, while the person who sent it still looks at the list. */
export const notifyRowsLeft = async (left: readonly Operation[]) => {
  const t = await loadTranslator('outbox');
  const names = left.slice(0, MAX_NAMES).flatMap(({ effect }) => effect.names);
  const [first] = left;
  addAlert({
    kind: 'error',
    text: t('rowsLeft', {
      count: left.length,
      names: [...names, ...(left.length > MAX_NAMES ? ['…'] : [])].join(', '),
      why: first?.refused?.messages.map(({ msg }) => msg).join(' ') ?? '',
    }),
    sticky: true,
  });
};
