import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: 'Équipes',
  facts_one: '{{count}} équipe',
  facts_other: '{{count}} équipes',
  people_one: '{{count}} personne',
  people_other: '{{count}} personnes',
  addTo: 'Ajouter à l’équipe',
  addedTo_one: '{{name}} : {{count}} personne ajoutée',
  addedTo_other: '{{name}} : {{count}} personnes ajoutées',
  new: 'Nouvelle équipe',
  deleteTitle: 'Supprimer l’équipe {{name}} ?',
  deleteBody: 'Ses membres restent.',
  more: 'Plus : {{name}}',
  created: 'Équipe ajoutée',
  saved: 'Équipe enregistrée',
  removed: 'Équipe supprimée',
  loadFailed: 'Les équipes n’ont pas pu être chargées',
  empty: 'Pas encore d’équipes',
  emptyHint: 'Quarts, équipes incendie, équipes d’embarcation : ceux qu’on appelle ensemble.',
  field: {
    description: 'Mission',
    leaderID: 'Responsable',
    members: 'Membres',
    count: 'Personnes',
  },
  find: 'Chercher une personne',
  leaderHelp: 'Un des membres',
  noLeader: 'Aucun',
  leaderNotMember: 'Choisissez le responsable parmi les membres.',
  left: 'Une personne partie',
} satisfies Translation<typeof en, 'fr'>;
