import type { Kysely } from 'kysely';
import {
  type Checklist,
  type ChecklistRun,
  checklistruns,
  checklists,
} from '#modules/checklists/contract.ts';
import type { AnswerValue } from '#modules/forms/rules/answers.ts';
import { type Fill, formarchives } from '#modules/ism/contract.ts';
import { type Nonconformity, nonconformities } from '#modules/nonconformities/contract.ts';
import type { Tables } from '../db/tables.ts';
import { addForm } from '../modules/forms/addForms.ts';
import { starters } from '../modules/forms/starters/starters.ts';
import { versionOf } from '../modules/forms/versions.ts';
import { indexFill } from '../modules/ism/archive.ts';
import { nextNumber } from '../modules/ism/submit.ts';
import { fillNcNumbers } from '../modules/nonconformities/numbers.ts';
import { insertItems } from '../store/records.ts';
import type { SeededBoat } from './companies.ts';
import { checklistsOfDemo } from './data/checklists.ts';

const DAY_MS = 86_400_000;

type Person = { _id: string; name: string; rank: string };
const master: Person = { _id: 'user-captain', name: 'Elena Marchetti', rank: 'Captain' };
const mate: Person = { _id: 'user-jweber', name: 'Jonas Weber', rank: 'Chief Officer' };
const bosun: Person = { _id: 'user-lferri', name: 'Luca Ferri', rank: 'Bosun' };
const hand: Person = { _id: 'user-rtane', name: 'Rua Tāne', rank: 'Lead Deckhand' };

type Given = {
  code: string;
  daysAgo: number;
  by: Person;
  answers: Readonly<Record<string, AnswerValue>>;
  signers?: readonly Person[];
};

const entry = (space: string, why: string, h2s: number, co: number) => ({
  ...{ space, why, until: '12:30', isolated: 'Yes', aired: 'Yes', tested: '10:12' },
  ...{
    meter: 'X-am 5600, 2 Jun',
    o2: [20.9, 20.8, 20.8],
    lel: [0, 0, 0],
    h2s: [0, 0.5, h2s],
    co: [0, 0, co],
  },
  ...{
    enters: ['user-lferri'],
    attends: ['user-rtane'],
    radio: 'Yes',
    rescue: 'Yes',
    out: '11:40',
    shut: 'Yes',
  },
});

/** Filled forms of the demo vessel: some archived, one waiting for signatures, one being filled. */
const filled: readonly Given[] = [
  {
    ...{ code: 'EN', daysAgo: 41, by: mate, signers: [bosun, hand, mate, master, mate] },
    answers: entry('Grey water tank 1', 'Renew level sensor', 0.5, 2),
  },
  {
    ...{ code: 'EN', daysAgo: 20, by: mate, signers: [bosun, hand, mate, master, mate] },
    answers: entry('Black water tank 2', 'Inspection before class', 1.5, 2),
  },
  {
    ...{ code: 'DR', daysAgo: 34, by: mate, signers: [mate, master] },
    answers: {
      ...{
        kind: ['Fire', 'Abandon ship'],
        day: '2026-05-16',
        began: '15:00',
        scenario: 'Fire in the laundry, one missing',
      },
      ...{
        attended: ['user-lferri', 'user-rtane', 'user-engineer'],
        mustered: 6,
        result: 'Good',
        gear: 'Yes',
      },
    },
  },
  {
    ...{ code: 'RA', daysAgo: 12, by: mate, signers: [mate, master] },
    answers: {
      task: 'Cleaning the grey water tank',
      hazards: [['Hydrogen sulphide', 'Person inside', 'Two meters, attendant, ventilation']],
      ...{ likely: '2 Low', severe: '5 Very high', further: 'Breathing apparatus at the opening' },
    },
  },
  {
    ...{ code: 'PW', daysAgo: 0.2, by: mate },
    answers: { work: 'Renew the lamp of the mast head', place: 'Radar mast', kind: ['Aloft'] },
  },
];

const seedFills = async (db: Kysely<Tables>, now: Date, boat: SeededBoat) => {
  for (const [index, { code, daysAgo, by, answers, signers }] of filled.entries()) {
    const formID = `form-${boat.key}-${code.toLowerCase()}`;
    const version = await versionOf({ db }, formID, 1);
    const starter = starters.find((each) => each.code === code);
    if (!version || !starter) continue;
    const at = new Date(now.getTime() - daysAgo * DAY_MS).toISOString();
    const context = { db, now: at, viewer: by };
    const lineOf = (key: string) =>
      version.lines[starter.lines.findIndex((each) => each.key === key)]?._id ?? key;
    const roles = version.lines.filter(({ itemType }) => itemType === 'signature');
    const number = signers ? await nextNumber({ db }, boat._id, code, at.slice(0, 4)) : '';
    const given = Object.fromEntries(
      Object.entries(answers).map(([key, value]) => [
        lineOf(key),
        [{ _id: `answer-${index + 1}-${key}`, value, at, by: by.name, byID: by._id }],
      ]),
    );
    const [fill] = await insertItems<Fill>(context, formarchives, [
      {
        ...{
          _id: `fill-${boat.key}-${index + 1}`,
          boatID: boat._id,
          formID,
          version: 1,
          title: version.title,
        },
        ...{ code, category: version.category, startedBy: by.name, startedByID: by._id, number },
        ...{ answers: given },
        ...(signers
          ? {
              ...{ status: 'archived', submittedAt: at, submittedBy: by.name, archivedAt: at },
              signatures: roles.map(({ _id }, turn) => {
                const signer = signers[turn] ?? by;
                return {
                  ...{ role: _id, userID: signer._id, name: signer.name, rank: signer.rank, ink: '', at },
                  hash: '0'.repeat(64),
                };
              }),
            }
          : {}),
      },
    ]);
    if (fill && signers) await indexFill({ db }, version, fill);
  }
};

const itemsOf = ({ items }: (typeof checklistsOfDemo)[number], index: number) =>
  items.map(([section, text, ...words], at) => ({
    _id: `check-${index + 1}-${at + 1}`,
    section,
    text,
    words,
  }));

/** The first items of the run that is in hand. */
const marksAt = (begun: Date) =>
  Object.fromEntries(
    [1, 2, 3, 4].map((item) => [
      `check-1-${item}`,
      [
        {
          ...{ _id: `mark-${item}`, result: 'ok', word: '', by: mate.name, byID: mate._id, jobID: '' },
          at: new Date(begun.getTime() + item * 60_000).toISOString(),
        },
      ],
    ]),
  );

/** Forms, filled forms, non-conformities and checklists of the demo vessel. */
export const seedForms = async (db: Kysely<Tables>, now: Date, boat: SeededBoat) => {
  const old = new Date(now.getTime() - 200 * DAY_MS).toISOString();
  const context = { db, now: old, viewer: master };
  // The first of them stands first in the list.
  for (const starter of [...starters].reverse())
    await addForm(context, boat._id, starter, `form-${boat.key}-${starter.code.toLowerCase()}`);
  await seedFills(db, now, boat);
  const found = new Date(now.getTime() - 9 * DAY_MS).toISOString();
  const day = (ahead: number) => new Date(now.getTime() + ahead * DAY_MS).toISOString().slice(0, 10);
  await insertItems<Nonconformity>(
    { db, now: found, viewer: mate },
    nonconformities,
    [
      {
        ...{ _id: `nc-${boat.key}-1`, boatID: boat._id, title: 'Fire door of the laundry was wedged open' },
        ...{ kind: 'nonconformity', found: day(-9), cause: 'The closer is too strong for trolleys' },
        ...{
          correctiveAction: 'Fit a magnetic holder that the alarm releases',
          responsible: 'user-engineer',
        },
        ...{ due: day(12), status: 'action' },
      },
      {
        ...{ _id: `nc-${boat.key}-2`, boatID: boat._id, title: 'Two lifejackets beyond their service date' },
        ...{ kind: 'observation', found: day(-9) },
      },
    ],
    'create',
    fillNcNumbers,
  );
  await insertItems<Checklist>(
    context,
    checklists,
    checklistsOfDemo.map((list, index) => ({
      ...{ _id: `checklist-${boat.key}-${index + 1}`, boatID: boat._id, title: list.title },
      ...{ description: list.description, department: list.department, minutes: list.minutes },
      ...{ items: itemsOf(list, index) },
    })),
  );
  const [first] = checklistsOfDemo;
  if (!first) return;
  const begun = new Date(now.getTime() - DAY_MS / 24);
  await insertItems<ChecklistRun>({ db, now: begun.toISOString(), viewer: mate }, checklistruns, [
    {
      ...{
        _id: `run-${boat.key}-1`,
        boatID: boat._id,
        checklistID: `checklist-${boat.key}-1`,
        title: first.title,
      },
      ...{ occasion: 'Antibes to Bonifacio', startedBy: mate.name, startedByID: mate._id },
      ...{ items: itemsOf(first, 0) },
      ...{ marks: marksAt(begun) },
    },
  ]);
};
