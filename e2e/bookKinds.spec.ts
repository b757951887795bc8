import type { Locator, Page } from '@playwright/test';
import { closeAndExport } from './fixtures/bookEnds.ts';
import { amend, setPin, sign, signEntry, verify } from './fixtures/bookSteps.ts';
import { expect, test } from './fixtures/index.ts';

type Words = readonly (readonly [label: string, words: string])[];
type Life = {
  path: string;
  /** What the opening states beside the place. */
  opening?: Words;
  /** The first tank that the opening states, of a book that is kept by tanks. */
  tank?: Words;
  /** Before the words: the kind of entry, tanks and choices. */
  begin?: (page: Page) => Promise<void>;
  entry: Words;
  /** What an amendment puts right, and the words that stand in the book then. */
  right: readonly [label: string, words: string];
};

const fill = async (within: Page | Locator, words: Words) => {
  for (const [label, value] of words)
    await within.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(value);
};

/** Opens a volume of the book. */
const open = async (page: Page, { path, opening = [], tank }: Life) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Open a volume' }).click();
  if (tank) {
    await page.getByRole('button', { name: 'Add a tank' }).click();
    await fill(page, tank);
  }
  await fill(page, [['Place', 'Antibes'], ...opening]);
  await page.getByRole('button', { name: 'Sign with PIN' }).click();
  await sign(page, 'Open a volume');
};

/** From the first entry to a closed volume that a stranger verifies: all that is signed is five records. */
const live = async (page: Page, life: Life, isLog: boolean) => {
  await open(page, life);
  if (!isLog) await page.getByRole('link', { name: 'New entry' }).click();
  await life.begin?.(page);
  await fill(page, life.entry);
  await signEntry(page);
  const book = isLog ? page.getByRole('table') : page.getByRole('region', { name: 'Page 1' });
  await book.getByRole('row').getByRole('link').last().click();
  await amend(page, (dialog) => fill(dialog, [life.right]));
  await page.goto(life.path);
  await expect(book.getByText(life.right[1])).toBeVisible();
  await verify(page, isLog ? 'Sign 2 as master' : 'Sign page 1 as master', 2);
  await closeAndExport(page, 5);
};

const logs: Readonly<Record<string, Life>> = {
  'Port log': {
    path: '/app/portlogbook',
    entry: [
      ['Berth or anchorage', 'Port Vauban'],
      ['Persons on board', '14'],
    ],
    right: ['Berth or anchorage', 'Port Vauban, berth 14'],
  },
  'Port bridge log': {
    path: '/app/portbridgelogbook',
    entry: [
      ['Berth or anchorage', 'Port Vauban'],
      ['Force', '4'],
    ],
    right: ['Remarks', 'Fenders shifted aft'],
  },
  'Sea bridge log': {
    path: '/app/seabridgelogbook',
    entry: [
      ['Position', '43 26.4 N 007 13.6 E'],
      ['Gyro', '184'],
    ],
    right: ['Remarks', 'Gyro read again'],
  },
  'Chief officer’s log': {
    path: '/app/chiefofficer/open',
    opening: [['Chief officer', 'Jonas Weber']],
    entry: [
      ['Work done', 'Foredeck washed'],
      ['Hands', '3'],
    ],
    right: ['Work done', 'Foredeck washed, teak oiled'],
  },
  'Navigational record': {
    path: '/app/imonavigational/open',
    entry: [
      ['From', 'Antibes'],
      ['To', 'Bonifacio'],
    ],
    right: ['To', 'Calvi'],
  },
};

const recordBooks: Readonly<Record<string, Life>> = {
  'Oil Record Book Part II': {
    path: '/app/oilrecord/open-2',
    tank: [
      ['Name and place', 'Cargo 1 P'],
      ['Capacity', '120'],
    ],
    begin: async (page) => {
      await page.getByLabel('2 To tank').selectOption('Cargo 1 P');
    },
    entry: [
      ['1 Place of loading', 'Malta'],
      ['2 Type of oil', 'Jet A-1'],
      ['3 Quantity', '80'],
      ['3 Total in it', '80'],
    ],
    right: ['2 Type of oil', 'Jet A-1 (AVTUR)'],
  },
  'Garbage Record Book Part II': {
    path: '/app/garbagerecord/open-2',
    begin: (page) => page.getByRole('radio', { name: 'Ashore' }).check(),
    entry: [
      ['Port and facility', 'Antibes, Port Vauban'],
      ['J Cargo residues, not harmful', '0.25'],
      ['Receipt number', 'AN-20614'],
    ],
    right: ['Receipt number', 'AN-20641'],
  },
  'Sewage record': {
    path: '/app/sewagerecord/open',
    begin: async (page) => {
      await page.getByRole('combobox', { name: /^Treatment/ }).selectOption('Comminuted, disinfected');
    },
    entry: [
      ['Start', '21:10'],
      ['Stop', '22:45'],
      ['Position at start', '43 26.4 N 007 13.6 E'],
      ['Position at stop', '43 12 N 007 54 E'],
      ['Quantity', '2.4'],
      ['Nearest land', '14'],
      ['Speed', '12'],
    ],
    right: ['Holding tank', 'Aft tank'],
  },
  'Annex VI record': {
    path: '/app/airrecord/open',
    entry: [
      ['Position', '43 26.4 N 007 13.6 E'],
      ['Changeover completed', '09:40'],
      ['Type of oil', 'DMA 0.10 % S'],
      ['Low-sulphur fuel in each tank', 'No. 3 P 18.2 m³'],
    ],
    right: ['Low-sulphur fuel in each tank', 'No. 3 P 18.2 m³, S 17.9 m³'],
  },
  'Official log book, Cayman': {
    path: '/app/cayman/open',
    opening: [
      ['Name of the ship', 'Halcyon'],
      ['Official number', '745512'],
      ['Port of registry', 'George Town'],
      ['Owner', 'Halcyon Ltd'],
      ['Master', 'Elena Marchetti'],
      ['Certificate number', 'GBR-20114'],
    ],
    begin: async (page) => {
      await page.getByRole('combobox', { name: /^Kind of entry/ }).selectOption('Narrative');
    },
    entry: [
      ['Place', 'Antibes'],
      ['Remarks', 'Stores received.'],
    ],
    right: ['Remarks', 'Stores and bonded stores received.'],
  },
};

for (const [what, lives, isLog] of [
  ['log of bridge and deck', logs, true],
  ['further record book', recordBooks, false],
] as const)
  test(`Each ${what}: opened, an entry signed and amended, verified by the master, closed, printed, verified by a stranger`, async ({
    page,
    login,
  }) => {
    await login('captain', '/app/home');
    await setPin(page);
    for (const [title, life] of Object.entries(lives)) await test.step(title, () => live(page, life, isLog));
  });
