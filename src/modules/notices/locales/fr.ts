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
    jobsAssigned_one: '{{count}} nouveau travail pour vous',
    jobsAssigned_other: '{{count}} nouveaux travaux pour vous',
    jobsOverdue_one: '{{count}} travail en retard',
    jobsOverdue_other: '{{count}} travaux en retard',
    mentioned: '{{by}} vous a mentionné : {{job}}',
    postponeAsked: 'Accepter le report ? {{job}}',
    postponeAgreed: 'Report accepté : {{job}}',
    postponeRefused: 'Report refusé : {{job}}',
    passwordReset: 'Un nouveau mot de passe a été choisi',
    newUser: '{{name}} est arrivé(e)',
    imported_one: '{{count}} ligne importée',
    imported_other: '{{count}} lignes importées',
    hoursMissing_one: '{{count}} compteur sans relevé récent',
    hoursMissing_other: '{{count}} compteurs sans relevé récent',
  },
  details: {
    join: ', ',
    from: 'de {{by}}',
    daysOver_one: '{{count}} jour de retard',
    daysOver_other: '{{count}} jours de retard',
    hoursOver: '{{hours}} h de dépassement',
    newUser: 'Ajouté(e) par {{by}}',
  },
} satisfies Translation<typeof en>;
