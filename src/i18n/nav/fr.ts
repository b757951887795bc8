import type { Translation } from '../translation.ts';
import type en from './en.ts';

export default {
  home: 'Accueil', jobs: 'Travaux', logbook: 'Journal de bord', equipment: 'Équipement', inventory: 'Inventaire', reports: 'Rapports',
  watchkeeping: 'Quarts', crew: 'Équipage', employees: 'Employés', guests: 'Invités', vesselDocs: 'Documents du navire', ism: 'ISM',
  supplier: 'Fournisseurs', spareParts: 'Pièces de rechange', accounting: 'Comptabilité', superAdmin: 'Super admin', help: 'Aide',
  users: 'Utilisateurs', teams: 'Équipes', decks: 'Ponts', sales: 'Ventes', calendar: 'Calendrier', management: 'Gestion',
  shipyard: 'Chantier naval', ympLite: 'Ymp Lite', charter: 'Charter', tysSales: 'Ventes TYS',
  manageEquipment: 'Gérer l’équipement', equipmentPhotos: 'Photos de l’équipement', runningHours: 'Heures de marche', labels: 'Étiquettes QR',
  importEquipment: 'Importer l’équipement', terms: 'Conditions', changePassword: 'Changer le mot de passe',
  editProfile: 'Modifier le profil', hoursOfRest: 'Heures de repos', onOffBoard: 'À bord / à terre', myVessel: 'Mon navire',
  helpCenter: 'Centre d’aide', signOut: 'Se déconnecter',
  groupVessel: 'Navire', groupPeople: 'Personnes', groupOffice: 'Navire et bureau',
} satisfies Translation<typeof en>;
