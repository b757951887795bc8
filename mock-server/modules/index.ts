import { catalogOf, type Module } from '../defineModule.ts';
import { accountsModule } from './accounts/module.ts';
import { authModule } from './auth.ts';
import { certificatesModule } from './certificates/module.ts';
import { checklistsModule } from './checklists/module.ts';
import { crewMailsModule } from './crewemail.ts';
import { crewlistModule } from './crewlist.ts';
import { documentsModule } from './documents/module.ts';
import { equipmentModule } from './equipment.ts';
import { filesModule } from './files.ts';
import { fleetModule } from './fleet.ts';
import { formsModule } from './forms/module.ts';
import { guestsModule } from './guests.ts';
import { historyModule } from './history.ts';
import { hoursOfRestModule } from './hoursofrest/module.ts';
import { importsModule } from './imports.ts';
import { inventoryModule } from './inventory/module.ts';
import { ismModule } from './ism/module.ts';
import { labelsModule } from './labels.ts';
import { leaveModule } from './leave/module.ts';
import { locationsModule } from './locations.ts';
import { logbooksModule } from './logbooks/module.ts';
import { managementModule } from './management/module.ts';
import { movementsModule } from './movements/module.ts';
import { nonconformitiesModule } from './nonconformities/module.ts';
import { noticesModule } from './notices.ts';
import { ordersModule } from './orders/module.ts';
import { payrollModule } from './payroll/module.ts';
import { portPacksModule } from './portpacks/module.ts';
import { profileModule } from './profile/module.ts';
import { savedviewsModule } from './savedviews.ts';
import { sessionsModule } from './sessions.ts';
import { shipCertificatesModule } from './shipcertificates/module.ts';
import { shipyardModule } from './shipyard.ts';
import { sparesModule } from './spares/module.ts';
import { stocktakeModule } from './stocktake/module.ts';
import { suppliersModule } from './suppliers.ts';
import { syncModule } from './sync/module.ts';
import { teamsModule } from './teams.ts';
import { themesModule } from './themes.ts';
import { transfersModule } from './transfers/module.ts';
import { vesselModule } from './vessel.ts';
import { watchkeepingModule } from './watchkeeping/module.ts';
import { worklistModule } from './worklist/module.ts';

/** All modules of the server, in any order. A new one adds its line here and nowhere else. */
export const modules: readonly Module[] = [
  authModule,
  themesModule,
  noticesModule,
  vesselModule,
  formsModule,
  ismModule,
  nonconformitiesModule,
  checklistsModule,
  sessionsModule,
  accountsModule,
  shipyardModule,
  profileModule,
  certificatesModule,
  guestsModule,
  teamsModule,
  suppliersModule,
  ordersModule,
  sparesModule,
  crewMailsModule,
  crewlistModule,
  managementModule,
  fleetModule,
  equipmentModule,
  worklistModule,
  locationsModule,
  inventoryModule,
  movementsModule,
  stocktakeModule,
  transfersModule,
  logbooksModule,
  hoursOfRestModule,
  documentsModule,
  shipCertificatesModule,
  portPacksModule,
  payrollModule,
  leaveModule,
  watchkeepingModule,
  historyModule,
  filesModule,
  importsModule,
  labelsModule,
  savedviewsModule,
  syncModule,
];

export const catalog = catalogOf(modules);
