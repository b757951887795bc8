import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  chooseBoatWhy: 'Cette page concerne un seul navire.',
  noAccess: 'Pas d’accès',
  noAccessPage: 'Vous n’avez pas accès à {{page}}.',
  noAccessThis: 'Vous n’avez pas accès à cette page.',
  noAccessWhom: 'Demandez au capitaine, ou à la personne qui gère les comptes, de vous l’ouvrir.',
  toHome: 'Aller à l’accueil',
  expired: 'L’accès a pris fin',
  expiredWhat: 'L’abonnement de {{boat}} a expiré ; ses pages sont fermées.',
  expiredSafe: 'Rien n’a été supprimé. Tout revient dès que l’abonnement est renouvelé.',
  expiredWhom: 'Appelez votre société de gestion, ou la personne qui s’occupe à terre du compte du navire.',
  expiredWhomCompany: 'Appelez {{company}}, qui gère le navire.',
  expiredTell: 'Ayez ceci sous la main : {{vessel}}.',
} satisfies Translation<typeof en, 'fr'>;
