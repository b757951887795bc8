import { isRecord } from '#lib/sameValue.ts';
import type { FieldTexts } from '#ui/format/fieldTexts.ts';

export default {
  resource: 'savedviews',
  // A list's state has no text of its own: the search query says most.
  value: (field, value, { text }) =>
    field === 'state' && isRecord(value) ? String(value.q || text('savedviews:otherState')) : undefined,
} satisfies FieldTexts;
