import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: 'Livres',
  link: 'Journal de bord',
  none: 'Rien ne manque dans les livres.',
  loadFailed: 'Impossible de charger ce qui manque',
  toSign: 'À signer : {{what}}',
  handTo: 'À faire signer par',
  signsIt: '{{name}} signe',
  since: 'depuis le {{day}}',
  due: {
    position: 'Aucune position inscrite aujourd’hui',
    round: 'Aucune ronde inscrite aujourd’hui',
    verify: 'Inscriptions à vérifier par le capitaine',
    sludge: 'Sondage hebdomadaire des boues à faire',
    radioTests: 'Essais radio non inscrits aujourd’hui',
    radioPosition: 'Aucune position au journal radio aujourd’hui',
    muster: 'Rassemblement et exercice à faire',
    enclosed: 'Exercice en espace clos à faire',
    steering: 'Exercice de barre de secours à faire',
  },
} as const satisfies Translation<typeof en, 'fr'>;
