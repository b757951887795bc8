import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: 'Historique',
  failed: 'Impossible de charger l’historique',
  none: 'Aucun changement',
  noneHint: 'Chaque changement figure ici, avec son auteur et l’heure.',
  showAll: 'Montrer les {{count}}',
  yes: 'oui',
  no: 'non',
  by: '{{who}}, {{time}}',
  byLater: '{{who}}, fait : {{done}}, envoyé : {{sent}}',
  restore: 'Rétablir',
  restoreIt: 'Rétablir {{name}}',
  action: {
    create: 'Ajouté',
    update: 'Modifié',
    remove: 'Supprimé',
    restore: 'Rétabli',
    hours: 'Heures saisies',
    import: 'Venu d’une importation',
    complete: 'Terminé',
    undo: 'Exécution annulée',
    postpone: 'Report d’échéance',
    comment: 'Commenté',
    lost: 'Écarté lors d’un conflit',
    fileAdded: 'Ajouté',
    fileRemoved: 'Supprimé',
  },
} satisfies Translation<typeof en, 'fr'>;
