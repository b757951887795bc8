import type { Migration } from 'kysely/migration';
import * as core from './0001_core.ts';
import * as savedviews from './0002_savedviews.ts';
import * as worklist from './0003_worklist.ts';
import * as jobMemory from './0004_job_memory.ts';
import * as live from './0005_live.ts';
import * as profiles from './0006_profiles.ts';
import * as certificates from './0007_certificates.ts';
import * as guestsAndTeams from './0008_guests_and_teams.ts';
import * as accounts from './0009_accounts.ts';
import * as crewMails from './0010_crew_mails.ts';
import * as rowsOfBoats from './0011_rows_of_boats.ts';
import * as suppliers from './0012_suppliers.ts';
import * as oneAccountAnAddress from './0013_one_account_an_address.ts';
import * as contents from './0014_contents.ts';
import * as accountsProved from './0015_accounts_proved.ts';
import * as walls from './0020_walls.ts';
import * as personLimits from './0021_person_limits.ts';
import * as newerByOthers from './0022_newer_by_others.ts';
import * as readingCorrections from './0026_reading_corrections.ts';
import * as whenDone from './0028_when_done.ts';
import * as stock from './0037_stock.ts';
import * as spares from './0038_spares.ts';
import * as orders from './0039_orders.ts';
import * as jobParts from './0041_job_parts.ts';
import * as stockTold from './0042_stock_told.ts';
import * as logbooks from './0045_logbooks.ts';
import * as stocktakes from './0046_stocktakes.ts';
import * as logforms from './0050_logforms.ts';
import * as logArrival from './0051_log_arrival.ts';
import * as logInspections from './0052_log_inspections.ts';
import * as logDuesAndSeals from './0053_log_dues_and_seals.ts';
import * as hoursOfRest from './0055_hours_of_rest.ts';
import * as lots from './0065_lots.ts';
import * as transfers from './0066_transfers.ts';
import * as logInks from './0067_log_inks.ts';
import * as logBeside from './0068_log_beside.ts';
import * as documents from './0070_documents.ts';
import * as forms from './0075_forms.ts';
import * as payrolls from './0080_payrolls.ts';
import * as leave from './0081_leave.ts';
import * as watchkeeping from './0082_watchkeeping.ts';
import * as shipCertificates from './0085_ship_certificates.ts';
import * as portPacks from './0086_port_packs.ts';
import * as logInspectionCodes from './0088_log_inspection_codes.ts';
import * as archivedWords from './0089_archived_words.ts';

/** All migrations in order, by name: forward only, and never changed once released. */
export const migrations: Record<string, Migration> = {
  '0001_core': core,
  '0002_savedviews': savedviews,
  '0003_worklist': worklist,
  '0004_job_memory': jobMemory,
  '0005_live': live,
  '0006_profiles': profiles,
  '0007_certificates': certificates,
  '0008_guests_and_teams': guestsAndTeams,
  '0009_accounts': accounts,
  '0010_crew_mails': crewMails,
  '0011_rows_of_boats': rowsOfBoats,
  '0012_suppliers': suppliers,
  '0013_one_account_an_address': oneAccountAnAddress,
  '0014_contents': contents,
  '0015_accounts_proved': accountsProved,
  '0020_walls': walls,
  '0021_person_limits': personLimits,
  '0022_newer_by_others': newerByOthers,
  '0026_reading_corrections': readingCorrections,
  '0028_when_done': whenDone,
  '0037_stock': stock,
  '0038_spares': spares,
  '0039_orders': orders,
  '0041_job_parts': jobParts,
  '0042_stock_told': stockTold,
  '0045_logbooks': logbooks,
  '0046_stocktakes': stocktakes,
  '0050_logforms': logforms,
  '0051_log_arrival': logArrival,
  '0052_log_inspections': logInspections,
  '0053_log_dues_and_seals': logDuesAndSeals,
  '0055_hours_of_rest': hoursOfRest,
  '0065_lots': lots,
  '0066_transfers': transfers,
  '0067_log_inks': logInks,
  '0068_log_beside': logBeside,
  '0070_documents': documents,
  '0075_forms': forms,
  '0080_payrolls': payrolls,
  '0081_leave': leave,
  '0082_watchkeeping': watchkeeping,
  '0085_ship_certificates': shipCertificates,
  '0086_port_packs': portPacks,
  '0088_log_inspection_codes': logInspectionCodes,
  '0089_archived_words': archivedWords,
};
