import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  facts: 'Vous restez connecté ici ; vos autres appareils sont déconnectés.',
  forced:
    'Votre mot de passe actuel a été choisi par quelqu’un d’autre. Choisissez-en un que vous seul connaissez pour continuer.',
  title: 'Compte',
  accountFacts: 'Appareils et notifications',
  sessions: 'Où vous êtes connecté',
  here: 'Cet appareil',
  seen: 'Dernière utilisation : {{when}}',
  since: 'connecté {{when}}',
  unknown: 'Navigateur inconnu',
  on: '{{browser}} sur {{system}}',
  end: 'Déconnecter',
  endOf: 'Déconnecter {{device}}',
  ended: 'Déconnecté',
  endFailed: 'L’appareil n’a pas pu être déconnecté',
  endOthers: 'Déconnecter partout ailleurs',
  endOthersTitle: 'Déconnecter partout sauf ici ?',
  endOthersBody:
    'Les modifications non envoyées restent sur l’autre appareil jusqu’à votre prochaine connexion.',
  sessionsFailed: 'Les connexions n’ont pas pu être chargées',
  sessionsHint: 'Un appareil inconnu ? Déconnectez-le, puis changez de mot de passe.',
  password: 'Changer le mot de passe',
  presentPassword: 'Mot de passe actuel',
  presentMissing: 'Saisissez votre mot de passe actuel.',
} satisfies Translation<typeof en, 'fr'>;
