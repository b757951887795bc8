import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: 'Livres',
  missing: 'Manquant, et à signer',
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
    radioWeekly: 'Essais radio hebdomadaires à faire',
    radioMonthly: 'Essais radio mensuels à faire',
    fireDrill: 'Exercice d’incendie à faire',
    abandonDrill: 'Exercice d’abandon à faire',
    lifeboat: 'Embarcation de sauvetage à mettre à l’eau et à manœuvrer',
    security: 'Exercice de sûreté à faire',
    crewDrills: 'Équipage sans les exercices du mois',
  },
} as const satisfies Translation<typeof en, 'fr'>;
