import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  update: {
    ready: 'Une nouvelle version est prête.',
    use: 'L’utiliser maintenant',
    waits: 'La nouvelle version sera prise dès que ce que vous écrivez sera enregistré ou fermé.',
    starting: 'La nouvelle version démarre.',
  },
  step: {
    title: 'Hors ligne sur cet appareil',
    what: 'Les équipements, les travaux, leur historique et leurs photos, à consulter et à compléter là où il n’y a pas de liaison.',
    start: 'Rendre disponible hors ligne',
    stop: 'Arrêter',
    progress: 'Déjà enregistré',
    running: '{{done, number}} sur {{all, number}} récupérés',
    done: 'Tout a été récupéré {{time}}.',
    broken: 'La liaison a été coupée. Ce qui est arrivé est conservé ; relancez quand elle sera rétablie.',
    stopped: 'Arrêté. Ce qui est arrivé est conservé.',
    never: 'Pas encore récupéré.',
    cost: 'La première fois, environ {{mb, number}} Mo passent par la liaison ; ensuite, seulement ce qui a changé.',
    again: 'Mettre à jour',
    noLink: 'La récupération sera possible quand la liaison sera rétablie.',
  },
} satisfies Translation<typeof en, 'fr'>;
