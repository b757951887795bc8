import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  deleted: 'Vue « {{name}} » supprimée',
  undo: 'Annuler',
  saveFailed: 'La vue n’a pas pu être enregistrée',
  deleteFailed: 'La vue n’a pas pu être supprimée',
} as const satisfies Translation<typeof en>;
