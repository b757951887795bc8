import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: 'Calendrier',
  monthBefore: 'Mois précédent',
  monthAfter: 'Mois suivant',
  yearBefore: 'Année précédente',
  yearAfter: 'Année suivante',
  today: '{{day}}, aujourd’hui',
} satisfies Translation<typeof en, 'fr'>;
