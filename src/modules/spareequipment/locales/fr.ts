import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: 'Équipements avec pièces',
  new: 'Nouvel équipement',
  saved: 'Équipement enregistré',
  removed: 'Équipement supprimé',
  removeBody:
    'Seul un équipement sans section ni pièce peut être supprimé. Ses manuels partent aussi. Tout se rétablit sous Supprimés.',
  machineHelp: 'Sa page montre alors ces pièces',
  field: {
    equipmentName: 'Nom',
    equipmentGroupID: 'Machine à bord',
  },
} satisfies Translation<typeof en, 'fr'>;
