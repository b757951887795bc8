import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: 'Scanner',
  camera: 'Caméra',
  starting: 'La caméra démarre',
  aim: 'Tenez un code dans le cadre',
  aimNext: 'Placez le code suivant dans le cadre',
  help: 'Les étiquettes de cette application ouvrent ce qui les porte. Les codes-barres des fabricants trouvent l’article qui les connaît.',
  torchOn: 'Allumer la lampe',
  torchOff: 'Éteindre la lampe',
  type: 'Taper le code',
  typed: 'Code',
  typedHelp: 'Le numéro sous les barres, une référence, un numéro de série ou un nom.',
  find: 'Chercher',
  cannot: {
    denied:
      'Cette application ne peut pas utiliser la caméra. Autorisez-la dans les réglages du navigateur, ou tapez le code.',
    none: 'Il n’y a pas de caméra ici. Tapez le code.',
    unread: 'Cet appareil ne peut pas lire de codes dans l’image. Tapez le code.',
  },
  several: 'Lequel est-ce ?',
  unknown: 'Code inconnu',
  unknownHint: 'Rien à bord ne porte encore ce code.',
  foreign: 'C’est une adresse hors de cette application ; elle n’est pas ouverte.',
  next: 'Scanner un autre',
} satisfies Translation<typeof en, 'fr'>;
