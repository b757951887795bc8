import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  run: 'Suite du scan',
  what: 'Ce qui est fait',
  min: 'min. {{amount}}',
  scanNext: 'Scannez l’article suivant',
  scanPlace: 'Scannez l’emplacement où cela va',
  carrying: '{{name}} en main',
  done: 'Terminé',
  open: 'Ouvrir l’article',
  openPlace: 'Ouvrir l’emplacement',
  readOnly: 'Ce n’est pas à vous de le déplacer.',
  keep: 'C’est désormais sa place habituelle',
  short: 'Seulement {{left}} y sont enregistrés. Dites pourquoi il y en a plus.',
  justNow: 'À l’instant',
  undo: 'Annuler',
  undoOf: 'Annuler : {{deed}}',
  undone: 'annulé',
  isIn: 'est maintenant dans {{place}}',
  putBox: 'Mettre {{name}} ici',
  carry: 'Mettre {{name}} dans un autre emplacement',
  go: {
    take: 'Prendre {{figure}} et scanner le suivant',
    receive: 'Recevoir {{figure}} et scanner le suivant',
    return: 'Remettre {{figure}} et scanner le suivant',
    count: 'Compter {{figure}} et scanner le suivant',
    move: 'Déplacer {{figure}} et scanner le suivant',
  },
  at: {
    take: 'Prendre dans {{place}}',
    receive: 'Recevoir dans {{place}}',
    return: 'Remettre dans {{place}}',
    count: 'Compter dans {{place}}',
    move: 'Ranger dans {{place}}',
  },
  here: {
    take: 'Prendre des articles ici',
    receive: 'Recevoir des articles ici',
    count: 'Compter ce qui est ici',
    move: 'Ranger des articles ici',
  },
} satisfies Translation<typeof en, 'fr'>;
