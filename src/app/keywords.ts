import type { Path } from './navigation.ts';

/**
 * Further words that find a page, in English; its label is searched in the reader's language. Apart from the table of
 * pages, because only a search needs them.
 */
export const keywords: Readonly<Partial<Record<Path, string>>> = {
  '/app/home': 'dashboard my day',
  '/app/worklist': 'worklist maintenance work orders tasks defects board calendar overdue due pms',
  '/app/worklist/round': 'inspection checks checklist daily walk',
  '/app/equipment': 'machinery assets qr',
  '/app/manageequipment': 'admin bulk edit',
  '/app/equipment/hours': 'meter counter readings',
  '/app/equipmentphotos': 'pictures gallery',
  '/app/crewlist': 'crew list imo fal 5 authorities port clearance',
  '/app/employees': 'people crew certificates matrix passports medical stcw',
  '/app/guests': 'passengers cabins allergies preferences charter fal 6',
  '/app/teams': 'watches fire boat groups muster',
  '/app/users': 'accounts permissions rights access roles login',
  '/app/onboard': 'headcount muster aboard ashore gangway',
  '/app/crewemail': 'mail email message everyone',
  '/app/myvessel': 'particulars imo mmsi call sign flag tonnage',
  '/app/adminusers': 'accounts every boat',
  '/app/managementhome': 'boats glance overview switch',
  '/app/management': 'company companies logo',
  '/app/superadmin': 'boats presets expired free',
  '/app/deleted': 'restore',
  '/app/help': 'manual faq',
  '/app/terms': 'conditions privacy legal',
  '/app/account': 'sessions devices notifications settings sign out everywhere',
  '/app/change-password': 'security',
  '/app/inventory': 'stock stores parts consumables quantity minimum',
  '/app/locations': 'lockers rooms decks shelves boxes where storage',
  '/app/spareparts': 'spares parts book catalogue',
  '/app/boatspareparts': 'spare parts list numbers',
  '/app/sections': 'exploded view drawing parts diagram',
  '/app/supplier': 'suppliers vendors chandler agent provisions orders',
  '/app/orders': 'purchase orders po deliveries buying quotes back orders',
  '/app/orders/tobuy': 'low stock shopping list reorder minimum',
  '/app/orders/forecast': 'spares planned jobs lead time buy by',
  '/app/movements': 'ledger',
  '/app/stocktake': 'count inventory check stock sheet variance blind',
};
