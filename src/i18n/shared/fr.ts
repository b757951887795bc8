import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  yes: 'Oui',
  no: 'Non',
  more: 'Plus',
  edit: 'Modifier',
  print: 'Imprimer',
  undo: 'Annuler',
  delete: 'Supprimer',
  deleteTitle: 'Supprimer {{name}} ?',
  close: 'Fermer',
  duplicate: 'Dupliquer',
  discard: 'Abandonner',
  save: 'Enregistrer',
  add: 'Ajouter',
  noEntry: '–',
  aboard: 'À bord',
  ashore: 'À terre',
  setAboard: '{{name}} à bord',
  goAboard: 'Monté à bord',
  goAshore: 'Descendu à terre',
  toHome: 'Vers l’accueil',
  tryAgain: 'Réessayer',
  toList: 'Vers la liste',
  goneHint: 'La fiche a été supprimée, ou relève d’un autre navire.',
  field: {
    name: 'Nom',
    phone: 'Téléphone',
    address: 'Adresse',
    email: 'E-mail',
    remarks: 'Remarques',
    department: 'Service',
  },
  view: {
    all: 'Tous',
  },
} satisfies Translation<typeof en, 'fr'>;
