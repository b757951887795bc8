import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  emailHelp: 'L’adresse actuelle n’a jamais été confirmée. Un nouvel e-mail de bienvenue part à la nouvelle.',
  emailOwnHelp: 'Nous y envoyons un lien ; l’adresse actuelle reste jusqu’à son ouverture.',
  sendConfirmation: 'Envoyer le lien',
  roleNote: 'Prend effet immédiatement, dans toutes les sessions ouvertes.',
  takeRights: 'Retirer tous les droits',
  keeps: '{{name}} conserve : {{rights}}',
  loses: '{{name}} perd : {{rights}}',
  roleHelp: {
    crew: 'Travaille à bord ; voit ce que les droits permettent.',
    management: 'Travaille à terre pour la société ; accède à tous ses bateaux.',
    shipyard: 'Travaille pour un chantier ; voit ce qui lui a été confié.',
    contract: 'Travaille pour un sous-traitant ; voit les travaux qui lui ont été confiés.',
    user: 'A été invité ; voit ce que les droits permettent.',
    superadmin: 'Accède à tous les bateaux et à toutes les pages.',
  },
} satisfies Translation<typeof en, 'fr'>;
