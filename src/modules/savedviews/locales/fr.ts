import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  deleted: 'Vue « {{name}} » supprimée',
  saveFailed: 'La vue n’a pas pu être enregistrée',
  deleteFailed: 'La vue n’a pas pu être supprimée',
  field: { name: 'Nom', state: 'Recherche, filtres et ordre', shared: 'Pour tout le bord' },
  otherState: 'autres filtres',
} as const satisfies Translation<typeof en, 'fr'>;
