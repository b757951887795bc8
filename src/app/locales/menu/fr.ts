import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  straightTo: 'Aller à',
  pinsHint: 'Jusqu’à {{most, number}} épingles en tête, dans votre ordre.',
  pinsFull: '{{most, number}} épingles au plus, Accueil compris. Retirez-en une pour en ajouter une autre.',
  pin: 'Épingler {{page}}',
  unpin: 'Détacher {{page}}',
  editPins: 'Modifier les épingles',
  moveUp: 'Monter {{page}}',
  pinned: 'Épinglé',
  others: 'Non épinglé',
  asRole: 'Comme pour ma fonction',
  done: 'Terminé',
  pinsFailed: 'Vos épingles n’ont pas pu être enregistrées',
  closedFailed: 'Le menu n’a pas pu être enregistré',
} satisfies Translation<typeof en, 'fr'>;
