import { type Kysely, sql } from 'kysely';
import { dayIn } from '#lib/zonedTime.ts';
import { type Order, type OrderLine, orders } from '#modules/orders/contract.ts';
import { addDays } from '#modules/worklist/rules/days.ts';
import type { Tables } from '../db/tables.ts';
import { refreshOnOrder } from '../modules/orders/figures.ts';
import { insertItems } from '../store/records.ts';
import type { SeededBoat } from './companies.ts';
import { seedUsage } from './usage.ts';

const DAY_MS = 86_400_000;

type Line = readonly [
  name: string,
  partNo: string,
  quantity: number,
  price: number | null,
  received?: number,
];

type Seeded = {
  number: number;
  supplier: readonly [no: number, name: string];
  status: Order['status'];
  /** Days ago. */
  made: number;
  sent?: number;
  /** Days from now, negative in the past. */
  expected?: number;
  wanted?: number;
  received?: number;
  note?: string;
  port?: string;
  deliverTo?: string;
  budgetLine?: string;
  freight?: number;
  currency?: string;
  ref?: string;
  asked?: boolean;
  reason?: string;
  lines: readonly Line[];
};

const BERTH = 'M/Y Halcyon, IYCA berth 14\nPort Vauban, 06600 Antibes';

const list: readonly Seeded[] = [
  {
    number: 312,
    supplier: [7, 'Watermaker Spares Europe'],
    status: 'received',
    made: 74,
    sent: 73,
    received: 66,
    note: '55 102',
    port: 'Antibes',
    deliverTo: BERTH,
    budgetLine: 'Engineering spares',
    freight: 3500,
    lines: [
      ['Prefilter cartridge, 20 µm', 'IDR-PF20', 24, 1120, 24],
      ['RO membrane, 4040', 'SW30-4040', 2, 48_500, 2],
    ],
  },
  {
    number: 314,
    supplier: [2, 'Riviera Diesel Services'],
    status: 'received',
    made: 49,
    sent: 48,
    received: 37,
    note: '7719',
    port: 'Antibes',
    deliverTo: BERTH,
    budgetLine: 'Engineering spares',
    lines: [
      ['Fuel filter element', '0020922801', 12, 5650, 12],
      ['Lube oil filter', '0031845301', 8, 7100, 8],
    ],
  },
  {
    number: 316,
    supplier: [1, 'Chandlerie du Port Vauban'],
    status: 'cancelled',
    made: 30,
    sent: 29,
    port: 'Antibes',
    reason: 'Found in another shop at half the price',
    lines: [['Mooring line, 48 mm, 50 m', 'LN-48-50', 2, 89_000]],
  },
  {
    number: 317,
    supplier: [2, 'Riviera Diesel Services'],
    status: 'sent',
    made: 16,
    sent: 15,
    expected: -3,
    ref: 'RDS-20411',
    port: 'Antibes',
    deliverTo: BERTH,
    budgetLine: 'Engineering spares',
    lines: [
      ['Raw water pump impeller', 'JAB-18958', 2, 13_800],
      ['Zinc anode, sea chest', 'ZHC-5', 16, 1830],
    ],
  },
  {
    number: 318,
    supplier: [2, 'Riviera Diesel Services'],
    status: 'partReceived',
    made: 20,
    sent: 19,
    expected: 6,
    received: 5,
    note: '80 441',
    ref: '70 114 902',
    port: 'Antibes',
    deliverTo: BERTH,
    budgetLine: 'Engineering spares',
    freight: 4800,
    lines: [
      ['Separator gasket kit, MIB 303', '9011234', 2, 41_200, 2],
      ['Bowl disc set, 32 pieces', '9012551', 1, 118_600, 1],
      ['Friction pad set', '9010118', 2, 9640, 2],
      ['Flat belt', '9011540', 2, 7850, 2],
      ['Spindle bearing, pair', '9010877', 2, 14_800],
      ['Plate gasket NBR, cooler M3', '32810-2', 24, 635, 10],
    ],
  },
  {
    number: 319,
    supplier: [6, 'Balear Life Raft Station'],
    status: 'draft',
    made: 3,
    wanted: 21,
    asked: true,
    port: 'Palma',
    budgetLine: 'Safety',
    lines: [
      ['Life raft service, 12 persons', 'SVC-12', 4, 98_000],
      ['Hydrostatic release unit', 'H20', 4, 7200],
    ],
  },
  {
    number: 320,
    supplier: [1, 'Chandlerie du Port Vauban'],
    status: 'draft',
    made: 1,
    wanted: 10,
    port: 'Antibes',
    deliverTo: BERTH,
    budgetLine: 'Deck stores',
    lines: [
      ['Teak cleaner, 5 l', 'TC-5', 6, 3250],
      ['Chamois, large', 'CH-L', 12, 1890],
      ['Deck brush, medium', 'DB-M', 4, null],
    ],
  },
];

/** Orders in each of their states, the limits of the first vessel, and the next free number. */
export const seedOrders = async (db: Kysely<Tables>, now: Date, boat: SeededBoat) => {
  const instant = (daysAgo: number, hour = 10) =>
    `${new Date(now.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10)}T${String(hour).padStart(2, '0')}:20:00.000Z`;
  // Of the vessel: late in the evening it has another day there than in UTC.
  const today = dayIn(now.toISOString(), boat.timeZone);
  const day = (days: number | undefined) => (days === undefined ? null : addDays(today, days));
  const name = 'Tom Halvorsen';
  const { rows: stock } = await sql<{ _id: string; code: string }>`
    select _id, data->>'partNo' as code from inventory where boat_id = ${boat._id}`.execute(db);
  const stockOf = new Map(stock.map(({ _id, code }) => [code, _id]));
  const rows = list.map((each) => {
    const { number, supplier, status, made, sent, received, lines } = each;
    const [no, supplierName] = supplier;
    const supplierID = `supplier-${boat.key}-${no}`;
    const currency = each.currency ?? 'EUR';
    const items = lines.map(
      ([lineName, partNo, quantity, price, came = 0], index): OrderLine => ({
        _id: `line-${number}-${index + 1}`,
        // What came before the stock was kept here is only on paper.
        inventoryID: came > 0 ? '' : (stockOf.get(partNo) ?? ''),
        spareID: '',
        name: lineName,
        partNo,
        supplierCode: '',
        quantity,
        unit: '',
        price,
        received: came,
        dropped: 0,
      }),
    );
    const total = items.reduce((sum, line) => sum + (line.price ?? 0) * line.quantity, each.freight ?? 0);
    const asked = instant(made, 9);
    const order: Omit<Order, 'rev' | 'createdAt' | 'updatedAt' | 'updatedBy'> = {
      _id: `order-${boat.key}-${number}`,
      boatID: boat._id,
      number,
      status,
      supplierID,
      supplierName,
      currency,
      lines: items,
      freight: each.freight ?? null,
      taxRate: null,
      quotes: [],
      quoteID: '',
      wantedBy: day(each.wanted),
      expectedAt: day(each.expected),
      supplierRef: each.ref ?? '',
      port: each.port ?? '',
      agentID: '',
      deliverTo: each.deliverTo ?? '',
      jobID: '',
      budgetLine: each.budgetLine ?? '',
      remarks: '',
      notes: '',
      approval: each.asked
        ? {
            state: 'asked',
            total,
            unpriced: false,
            currency,
            supplierID,
            supplierName,
            askedBy: name,
            askedByID: 'user-engineer',
            askedAt: asked,
            by: '',
            at: null,
            reason: '',
          }
        : null,
      mails: [],
      sentAt: sent === undefined ? null : instant(sent),
      sentBy: sent === undefined ? '' : name,
      receipts:
        received === undefined
          ? []
          : [
              {
                _id: `receipt-${number}`,
                kind: 'delivery',
                at: instant(received, 15),
                by: name,
                note: each.note ?? '',
                lines: items
                  .filter((line) => line.received > 0)
                  .map((line) => ({
                    lineID: line._id,
                    quantity: line.received,
                    place: null,
                    lot: '',
                    expDate: null,
                  })),
              },
            ],
      receivedAt: status === 'received' && received !== undefined ? instant(received, 15) : null,
      cancelled: each.reason ? { at: instant(28), by: name, reason: each.reason } : null,
      backOrderOf: '',
      backOrderID: '',
      restReason: '',
    };
    return { order, at: instant(made, 8) };
  });
  for (const { order, at } of rows)
    await insertItems<Order>({ db, now: at, viewer: { _id: 'user-engineer', name } }, orders, [order]);
  await seedUsage(db, now, boat);
  await refreshOnOrder(
    { db, now: now.toISOString(), viewer: { _id: 'user-engineer', name } },
    ...rows.map(({ order }) =>
      orders.item.parse({ ...order, rev: 0, createdAt: instant(0), updatedAt: instant(0), updatedBy: name }),
    ),
  );
  await db
    .insertInto('order_numbers')
    .values({ boat_id: boat._id, last: Math.max(...list.map(({ number }) => number)) })
    .execute();
  await db
    .insertInto('order_rules')
    .values({
      boat_id: boat._id,
      data: JSON.stringify({ currency: 'EUR', crewLimit: 250_000, captainLimit: 2_500_000 }),
    })
    .execute();
};
