import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: 'Profil chantier',
  edit: 'Votre nom et vos coordonnées',
  saved: 'Enregistrer',
  gone: 'Cette personne n’existe pas',
  goneHint: 'Le profil a été effacé, ou appartient à un autre navire.',
  oneFailed: 'Le profil n’a pas pu être chargé',
  toHome: 'Vers l’accueil',
  jobs: 'Travaux qui vous sont confiés',
  jobsNone: 'Pas encore de travaux',
  jobsNoneHint: 'L’équipage vous confie des travaux de sa liste.',
  jobsFailed: 'Vos travaux n’ont pas pu être chargés',
  due: 'échéance {{day}}',
  field: {
    firstName: 'Prénom',
    lastName: 'Nom',
    phone: 'Téléphone',
    phone2: 'Second téléphone',
    address: 'Adresse',
    postal: 'Code postal',
    city: 'Ville',
  },
} satisfies Translation<typeof en>;
