import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  confirmTitle: 'Confirmez votre adresse',
  confirmText: 'Appuyez sur le bouton pour que cette adresse devienne celle de votre compte.',
  confirmAddress: 'Confirmer l’adresse',
  confirmedTitle: 'Adresse confirmée',
  confirmed: 'Cette adresse est désormais celle de votre compte. L’ancienne en a été informée.',
  confirmDead:
    'Il fonctionne une seule fois, pendant sept jours. Demandez-en un nouveau sur la page de votre compte.',
  toApp: 'Ouvrir Shipshape',
} satisfies Translation<typeof en, 'fr'>;
