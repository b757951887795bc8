import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { listMutation } from '#lib/listMutation.ts';
import { readList } from '#lib/outbox/overlay.ts';
import { prepare, request } from '#lib/request.ts';
import { cachedItem } from '#lib/resourceHooks.ts';
import { useMine } from '#lib/viewer.ts';
import { useUser } from '#modules/auth/queries.ts';
import { type InventoryItem, inventory } from '#modules/inventory/contract.ts';
import { type Movement, movements, type NewMovement, type NewReversal } from './contract.ts';
import { afterMovements, applied, type Effect, reversed } from './rules.ts';

/** What a ledger is of: one of these, or the whole boat. */
export type LedgerOf = {
  inventoryID?: string;
  jobID?: string;
  orderID?: string;
  locationID?: string;
  userID?: string;
};

/** What a list of movements is narrowed to. */
export type LedgerFilter = Omit<z.input<NonNullable<typeof movements.list.search>>, 'before' | 'first'>;

/** Rows of one call of a long ledger. */
export const PAGE_ROWS = 100;

export const movementQueries = {
  /** The newest movements; `of` narrows them. */
  list: (boatID: string, of: LedgerOf = {}) =>
    queryOptions({
      queryKey: ['movements', 'list', boatID, of],
      queryFn: ({ signal, ...ask }) =>
        readList(
          ask,
          () => request(movements.list, { params: { boatID }, search: { ...of }, signal }),
          of.inventoryID,
        ),
      enabled: boatID !== '',
      meta: { access: movements.list.access },
    }),
  /** A ledger page by page, newest first. */
  pages: (boatID: string, of: LedgerFilter) =>
    infiniteQueryOptions({
      queryKey: ['movements', 'pages', boatID, of],
      queryFn: ({ signal, pageParam: before }) => movementsBefore({ boatID, of, before, signal }),
      initialPageParam: '',
      getNextPageParam: (page) => (page.length < PAGE_ROWS ? undefined : page.at(-1)?._id),
      enabled: boatID !== '',
      meta: { access: movements.list.access },
    }),
  /** Who has moved stock of the boat. */
  people: (boatID: string) =>
    queryOptions({
      queryKey: ['movements', 'people', boatID],
      queryFn: ({ signal }) => request(movements.people, { params: { boatID }, signal }),
      enabled: boatID !== '',
      meta: { access: movements.people.access },
    }),
};

type Before = { boatID: string; of: LedgerFilter; before: string; first?: number; signal?: AbortSignal };

/** The movements after a row, newest first; '' from the newest on. */
const movementsBefore = ({ boatID, of, before, first = PAGE_ROWS, signal }: Before): Promise<Movement[]> =>
  request(movements.list, {
    params: { boatID },
    search: { ...of, ...(before ? { before } : {}), first },
    ...(signal ? { signal } : {}),
  });

/** As many rows as one call of an export fetches, and as an export has at most. */
const EXPORT_PAGE = 1000;
const EXPORT_MAX = 50_000;

/** All movements of a filter, for an export. */
export const allMovements = async (boatID: string, of: LedgerFilter): Promise<Movement[]> => {
  const rows: Movement[] = [];
  for (;;) {
    const page = await movementsBefore({ boatID, of, before: rows.at(-1)?._id ?? '', first: EXPORT_PAGE });
    rows.push(...page);
    if (page.length < EXPORT_PAGE || rows.length >= EXPORT_MAX) return rows;
  }
};

/** A ledger of the present boat, page by page. */
export const useLedgerPages = (of: LedgerFilter) => {
  const { boatID } = useUser();
  return useInfiniteQuery(movementQueries.pages(boatID, of));
};

/** Who has moved stock of the present boat. */
export const useMovers = () => useQuery(useMine(movementQueries.people));

/** The newest movements of the present boat, newest first: of an item, a job, an order, a place or a person. */
export const useMovements = (of: LedgerOf = {}) =>
  useQuery(useMine((boatID: string) => movementQueries.list(boatID, of)));

const replaceAll = (items: readonly InventoryItem[]) => {
  const answered = new Map(items.map((item) => [item._id, item]));
  return (list: readonly InventoryItem[]) => list.map((item) => answered.get(item._id) ?? item);
};

const cachedItems = (client: QueryClient, ids: readonly string[]): InventoryItem[] =>
  [...new Set(ids)].flatMap((id) => cachedItem(inventory, client, id) ?? []);

type Book = { boatID: string; movements: NewMovement[] };

const book = listMutation<InventoryItem, Book, InventoryItem[]>({
  name: 'movements.book',
  label: { text: 'outbox:action.stock', icon: 'stock' },
  commands: [movements.book],
  fields: ['quantity', 'reason'],
  rows: 'movements',
  resource: inventory.name,
  call: ({ boatID, movements: list }) =>
    prepare(movements.book, { params: { boatID }, body: { movements: list } }),
  entityIds: ({ movements: list }) => [
    ...new Set(
      list.flatMap(({ _id, inventoryID, jobID = '', orderID = '', fromLocation, toLocation }) =>
        [
          _id,
          inventoryID,
          jobID,
          orderID,
          fromLocation?.locationID ?? '',
          toLocation?.locationID ?? '',
        ].filter((id) => id !== ''),
      ),
    ),
  ],
  optimisticAnswer: ({ movements: list }, client) =>
    cachedItems(
      client,
      list.map(({ inventoryID }) => inventoryID),
    ),
  change: ({ movements: list }) => {
    const byItem = Map.groupBy(list, ({ inventoryID }) => inventoryID);
    return {
      rule: (items) =>
        items.map((item) => {
          const own = byItem.get(item._id);
          return own ? afterMovements(item, own) : item;
        }),
    };
  },
  confirm: replaceAll,
  invalidates: () => [['movements'], [inventory.name, 'attention']],
});

/** Books movements of stock; lists and pages show them before the server has answered. */
export const useBookMovements = () => useMutation(book);

type Mend = {
  boatID: string;
  reversals: NewReversal[];
  /** What the mended movements did, for the screen. */
  originals: readonly (Effect & { inventoryID: string })[];
};

/** Takes the effect of movements back by rows of their own. */
export const mend = listMutation<InventoryItem, Mend, InventoryItem[]>({
  name: 'movements.reverse',
  label: { text: 'outbox:action.mendStock', icon: 'undo' },
  commands: [movements.reverse],
  fields: ['reason'],
  rows: 'reversals',
  resource: inventory.name,
  call: ({ boatID, reversals }) => prepare(movements.reverse, { params: { boatID }, body: { reversals } }),
  entityIds: ({ reversals }) =>
    reversals.flatMap(({ _id, inventoryID, reverses }) => [_id, inventoryID, reverses]),
  optimisticAnswer: ({ reversals }, client) =>
    cachedItems(
      client,
      reversals.map(({ inventoryID }) => inventoryID),
    ),
  change: ({ originals }) => ({
    rule: (items) =>
      items.map((item) =>
        originals.reduce(
          (now, row) => (row.inventoryID === item._id ? applied(now, reversed(row)) : now),
          item,
        ),
      ),
  }),
  confirm: replaceAll,
  invalidates: () => [['movements'], [inventory.name, 'attention']],
});

export const useMendMovements = () => useMutation(mend);
