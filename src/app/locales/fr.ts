import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  skip: 'Aller au contenu',
  menu: 'Menu', mainMenu: 'Menu principal', openMenu: 'Ouvrir le menu', closeMenu: 'Fermer le menu',
  collapseMenu: 'Réduire le menu', expandMenu: 'Développer le menu', more: 'Plus',
  findInMenu: 'Chercher dans le menu', nothingInMenu: 'Rien dans le menu ne correspond.',
  search: 'Rechercher…', searchEverything: 'Rechercher pages et équipements', results: 'Résultats', recent: 'Récents',
  nothingFound: 'Rien trouvé pour « {{query}} ».', searchHint: 'Tapez le nom d’une page ou d’un équipement.',
  shipTime: 'heure du bord', help: 'Aide', theme: 'Thème', notifications: 'Notifications',
  unread_one: '{{count}} non lue', unread_other: '{{count}} non lues',
  noLink: 'Pas de liaison', noLinkSince: 'Pas de liaison depuis {{time}}',
  noLinkBanner: 'Le serveur ne répond plus depuis {{time}}. Ce qui est chargé reste lisible ; rien ne peut encore être enregistré.',
  tryAgain: 'Réessayer',
  management: 'Gestion', you: 'Vous', switchBoat: '{{boat}}, changer de bateau',
  footer: 'Pied de page', copyright: '© {{year}} Shipshape', imo: 'OMI {{imo}}',
  notLoaded: 'Votre compte n’a pas pu être chargé', notLoadedWhy: 'Le serveur n’a pas répondu.',
  noAccess: 'Pas d’accès', noAccessPage: 'Votre compte ne peut pas ouvrir {{page}}.', noAccessThis: 'Votre compte ne peut pas ouvrir cette page.',
  noAccessWhom: 'Demandez au capitaine, ou à la personne qui gère les comptes, de vous l’ouvrir.', toHome: 'Aller à l’accueil',
  expired: 'L’accès a pris fin', expiredWhat: 'L’abonnement de {{boat}} a expiré ; ses pages sont fermées.',
  expiredSafe: 'Rien n’a été supprimé. Tout revient dès que l’abonnement est renouvelé.',
  expiredWhom: 'Appelez votre société de gestion, ou la personne qui s’occupe à terre du compte du navire.',
  expiredWhomCompany: 'Appelez {{company}}, qui gère le navire.',
  expiredTell: 'Ayez ceci sous la main : {{vessel}}.',
} satisfies Translation<typeof en>;
