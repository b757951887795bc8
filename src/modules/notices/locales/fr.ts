import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: 'Notifications',
  markAll: 'Tout marquer comme lu',
  unread: 'Non lue',
  none: 'Aucune notification',
  noneHint: 'Ce qui vous est confié ou vous attend apparaît ici.',
  failed: 'Les notifications n’ont pas pu être chargées',
  failedWhy: 'Le serveur n’a pas répondu.',
  kinds: {
    jobAssigned: 'Nouveau travail pour vous : {{job}}',
    jobOverdue: 'En retard : {{job}}',
    passwordReset: 'Un nouveau mot de passe a été choisi',
    newUser: '{{name}} est arrivé(e)',
    imported_one: '{{count}} ligne importée',
    imported_other: '{{count}} lignes importées',
    hoursMissing_one: '{{count}} compteur sans relevé récent',
    hoursMissing_other: '{{count}} compteurs sans relevé récent',
  },
  details: {
    jobAssigned: '{{equipment}}, de {{by}}',
    jobOverdue_one: '{{equipment}}, {{count}} jour de retard',
    jobOverdue_other: '{{equipment}}, {{count}} jours de retard',
    newUser: 'Ajouté(e) par {{by}}',
  },
} satisfies Translation<typeof en>;
