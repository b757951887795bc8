import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: 'Thème', forYou: 'Pour vous, sur chaque appareil',
  navigation: 'Navigation', top: 'En haut', side: 'Sur le côté',
  topBarColour: 'Couleur de la barre', ownColour: 'Autre couleur',
  graphite: 'Graphite', navy: 'Marine', teal: 'Sarcelle', mahogany: 'Acajou', plum: 'Prune', silver: 'Argent',
  sideBar: 'Barre latérale', light: 'Claire', dark: 'Sombre',
  collapse: 'Réduire la barre latérale', sideOnly: 'Seulement avec la navigation latérale', darkTheme: 'Thème sombre',
  night: 'Passerelle de nuit', nightHint: 'Rouge sur noir, sur cet appareil jusqu’à 06:00, heure du bord',
  brightness: 'Luminosité', dimmer: 'Plus sombre', brighter: 'Plus clair',
  fontSize: 'Taille du texte', small: 'Petite', normal: 'Normale', large: 'Grande',
  rows: 'Lignes', byDevice: 'Auto', dense: 'Serrées', touch: 'Tactiles', rowsHint: 'Sur cet appareil seulement',
  language: 'Langue', reset: 'Rétablir',
} satisfies Translation<typeof en>;
