import type { FieldTexts } from '#ui/format/fieldTexts.ts';

export default { resource: 'vessel', namespaces: ['vessel'] } satisfies FieldTexts;
