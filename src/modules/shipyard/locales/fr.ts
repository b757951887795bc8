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
  newUser: 'Nouvel utilisateur de chantier',
  roleHelp: 'Un chantier reçoit les travaux du chantier ; un sous-traitant, des travaux à la pièce.',
  invite: 'Inviter',
  inviteTitle: 'Inviter quelqu’un',
  inviteSend: 'Envoyer l’invitation',
  inviteHelp:
    'La personne reçoit un e-mail avec un lien pour choisir un mot de passe ; l’adresse est son nom d’utilisateur.',
  jobHelp: 'La personne voit ce travail aussitôt. D’autres peuvent suivre.',
  findJob: 'Chercher un travail',
  given: 'Travail confié',
  giveFailed: 'Le travail n’a pas pu être confié',
  field: {
    firstName: 'Prénom',
    lastName: 'Nom',
    phone: 'Téléphone',
    phone2: 'Second téléphone',
    address: 'Adresse',
    postal: 'Code postal',
    city: 'Ville',
    type: 'Accès comme',
    job: 'Travail',
  },
} satisfies Translation<typeof en>;
