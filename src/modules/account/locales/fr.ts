import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  facts: 'Vous restez connecté ici ; vos autres appareils sont déconnectés.',
  forced:
    'Votre mot de passe actuel a été choisi par quelqu’un d’autre. Choisissez-en un que vous seul connaissez pour continuer.',
} satisfies Translation<typeof en>;
