import { matchesWords } from '#lib/paletteSources.ts';
import { can } from '#modules/auth/rules/can.ts';
import { codeIndex, itemsMeant } from '#modules/inventory/components/barcode.ts';
import { inventory } from '#modules/inventory/contract.ts';
import { inventoryQueries } from '#modules/inventory/queries.ts';
import { locations } from '#modules/locations/contract.ts';
import { locationQueries } from '#modules/locations/queries.ts';
import { PATH_SEPARATOR, pathsOf } from '#modules/locations/rules.ts';
import { idIn } from '#modules/scan/components/readCode.ts';
import type { ScannedCode, ScanTarget } from '#modules/scan/components/scanTarget.ts';
import { stockCard } from './components/stockCard.ts';

/** More than these are found by more letters. */
const MAX_BY_NAME = 12;

/** What a code means exactly; else what a typed text is the name of. */
const meantOr = <T>(
  code: ScannedCode,
  all: readonly T[],
  exact: readonly T[],
  texts: (one: T) => string[],
) =>
  exact.length > 0 || !code.isTyped
    ? exact
    : all.filter((one) => matchesWords(code.text, ...texts(one))).slice(0, MAX_BY_NAME);

const targets: readonly ScanTarget[] = [
  {
    id: 'inventory',
    isFor: (user) => can(user, inventory.access.read),
    prepare: ({ client, boatID }) => {
      const all = client.getQueryData(inventoryQueries.list(boatID).queryKey);
      if (all) codeIndex(all);
    },
    find: async (code, { client, boatID }) => {
      const all = await client.ensureQueryData(inventoryQueries.list(boatID)).catch(() => []);
      const id = idIn(code, '/app/inventory/');
      return meantOr(code, all, itemsMeant(all, code, id), ({ name, manufacturer, partNo, modelNo }) => [
        name,
        manufacturer,
        partNo,
        modelNo,
      ]).map(({ _id, name, manufacturer, partNo }) => ({
        id: _id,
        label: name,
        hint: [manufacturer, partNo].filter(Boolean).join(' · '),
        page: { to: '/app/inventory/$id', params: { id: _id } },
      }));
    },
    card: stockCard,
    learn: {
      label: 'inventory:learn.offer',
      dialog: () => import('#modules/inventory/components/LearnDialog.tsx'),
      isFor: (user) => can(user, inventory.access.write),
    },
  },
  {
    id: 'locations',
    isFor: (user) => can(user, locations.access.read),
    find: async (code, { client, boatID }) => {
      const all = await client.ensureQueryData(locationQueries.list(boatID)).catch(() => []);
      const id = idIn(code, '/app/locations/');
      const paths = pathsOf(all);
      return meantOr(
        code,
        all,
        all.filter(({ _id }) => _id === id),
        ({ name }) => [name],
      ).map(({ _id, name, parentID }) => ({
        id: _id,
        label: name,
        hint: (paths.get(parentID) ?? []).join(PATH_SEPARATOR),
        page: { to: '/app/locations/$id', params: { id: _id } },
      }));
    },
    card: stockCard,
  },
];
export default targets;
