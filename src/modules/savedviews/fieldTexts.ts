import { isRecord } from '#lib/sameValue.ts';
import type { FieldTexts } from '#ui/format/fieldTexts.ts';

export default {
  resource: 'savedviews',
  // How a list stands has no words of its own: what is searched for says most.
  value: (field, value, { text }) =>
    field === 'state' && isRecord(value) ? String(value.q || text('savedviews:otherState')) : undefined,
} satisfies FieldTexts;
