import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: 'Fournisseurs',
  facts_one: '{{count}} fournisseur',
  facts_other: '{{count}} fournisseurs',
  new: 'Nouveau fournisseur',
  saved: 'Fournisseur enregistré',
  removed: 'Fournisseur supprimé',
  removeBody: 'Adresse, fichiers et photos partent aussi. Tout se rétablit sous Supprimés.',
  loadFailed: 'Les fournisseurs n’ont pas pu être chargés',
  oneFailed: 'Le fournisseur n’a pas pu être chargé',
  gone: 'Ce fournisseur n’est pas ici',
  empty: 'Aucun fournisseur',
  emptyHint: 'Shipchandlers, agents de constructeurs, avitailleurs : qui appeler, et où ils livrent.',
  files: 'Tarifs et contrats',
  photosHint: 'Une carte de visite, ou la devanture.',
  operatingInHelp: 'Ports ou régions',
  section: { contact: 'Coordonnées', address: 'Adresse' },
  field: {
    supplierName: 'Nom',
    category: 'Catégorie',
    website: 'Site web',
    streetAddress: 'Rue',
    postalCode: 'Code postal',
    city: 'Ville',
    country: 'Pays',
    operatingIn: 'Livre à',
    description: 'Notes',
  },
} satisfies Translation<typeof en, 'fr'>;
