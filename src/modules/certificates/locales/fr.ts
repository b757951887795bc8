import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  kinds: {
    passport: 'Passeport',
    seamansBook: 'Livret professionnel maritime',
    visa: 'Visa',
    medical: 'Certificat médical',
    yellowFever: 'Vaccination contre la fièvre jaune',
    coc: 'Brevet d’aptitude',
    endorsement: 'Visa de l’État du pavillon',
    gmdss: 'Certificat SMDSM',
    basicSafety: 'Formation de base à la sécurité STCW',
    survivalCraft: 'Embarcations de survie',
    advancedFire: 'Lutte avancée contre l’incendie',
    securityAwareness: 'Sensibilisation à la sûreté',
    crowdManagement: 'Encadrement des passagers',
    medicalFirstAid: 'Premiers soins médicaux',
    foodHygiene: 'Hygiène alimentaire',
    powerboat: 'Permis bateau',
    contract: 'Contrat d’engagement',
    other: 'Autre document',
  },
} satisfies Translation<typeof en>;
