import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: 'À bord / à terre',
  facts_one: '{{count}} personne à bord',
  facts_other: '{{count}} personnes à bord',
  crew: 'Équipage',
  guest: 'Invité',
  guests: 'Invités',
  visitors: 'Visiteurs',
  of: 'sur {{all}}',
  atMost: '{{most}} au plus',
  tooMany: '{{count}} invités à bord : au-delà de {{most}}, le yacht est un navire à passagers (SOLAS I/2).',
  show: 'Personnes affichées',
  all: 'Tous',
  never: 'jamais indiqué',
  search: 'Rechercher une personne',
  loadFailed: 'La liste des présents n’a pas pu être chargée',
  none: 'Personne',
  noneHint: 'Personne ne correspond.',
  ownOnly: 'Vous pouvez l’indiquer pour vous. Le quart s’occupe des autres.',
  switch: '{{name}}, {{state}}',
  printTitle: 'Appel',
  countAt: 'Au {{when}}',
} satisfies Translation<typeof en, 'fr'>;
