import { type Kysely, sql } from 'kysely';
import { z } from 'zod/mini';
import { documents, type Revision, type VesselDocument } from '#modules/documents/contract.ts';
import { type Folder, folders } from '#modules/folders/contract.ts';
import type { Tables } from '../db/tables.ts';
import { keepText } from '../modules/documents/texts.ts';
import type { FileStore } from '../store/files.ts';
import { insertItems } from '../store/records.ts';
import { demoFile, type SeededBoat } from './companies.ts';
import type { SeededPerson } from './people.ts';
import { plainPdf } from './plainPdf.ts';

const pages = z.array(z.array(z.string()));
const book = z.object({
  folders: z.array(z.string()),
  /** The departments that may open a folder. */
  closed: z.record(z.string(), z.array(z.string())),
  papers: z.array(
    z.object({
      folder: z.string(),
      name: z.string(),
      number: z.optional(z.string()),
      rev: z.optional(z.number()),
      /** Days from today. */
      issued: z.number(),
      ends: z.optional(z.nullable(z.number())),
      primary: z.optional(z.boolean()),
      pages,
    }),
  ),
  procedures: z.array(z.tuple([z.string(), z.number()])),
  enclosed: z.record(z.string(), pages),
});

type Pages = z.infer<typeof pages>;
type Version = { no: number; pages: Pages; state: Revision['state']; note: string };
type Plan = {
  id: string;
  folder: string;
  name: string;
  number: string;
  issued: number;
  ends: number | null;
  primary: boolean;
  versions: Version[];
  holders: readonly string[];
  readBy: readonly string[];
};

const DAY_MS = 86_400_000;
const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 36)
    .replaceAll(/^-|-$/g, '');

const procedureText = (number: string, name: string, no: number): Pages => [
  [
    `# ${name}`,
    `${number}, revision ${no}. Blue Water Yacht Management, safety management manual.`,
    `This procedure says how the crew of the vessel goes about ${name.toLowerCase()}.`,
    'The head of department answers for it; whoever is in doubt stops the work and asks.',
  ],
];

const plansOf = (given: z.infer<typeof book>, holders: readonly string[], key: string): Plan[] => {
  const papers = given.papers.map(
    ({ folder, name, number = '', rev = 1, issued, ends = null, primary = false, pages: content }): Plan => ({
      id: `document-${key}-${slug(number || name)}`,
      ...{ folder, name, number, issued, ends, primary },
      versions: [{ no: rev, pages: content, state: 'effective', note: '' }],
      holders: number ? holders : [],
      readBy: number ? holders : [],
    }),
  );
  const procedures = given.procedures.map(([name, rev], index): Plan => {
    const number = `PRO-${String(index + 1).padStart(2, '0')}`;
    const versions: Version[] = [
      { no: rev, pages: procedureText(number, name, rev), state: 'effective', note: '' },
    ];
    if (number === 'PRO-07')
      versions.splice(
        0,
        1,
        { no: 7, pages: given.enclosed['7'] ?? [], state: 'superseded', note: '' },
        {
          no: 8,
          pages: given.enclosed['8'] ?? [],
          state: 'effective',
          note: 'Testing every 30 minutes while anybody is inside; the attendant never goes in.',
        },
      );
    if (number === 'PRO-13')
      versions.push({
        no: rev + 1,
        pages: procedureText(number, name, rev + 1),
        state: 'review',
        note: 'Guests have a network of their own.',
      });
    return {
      id: `document-${key}-${slug(number)}`,
      folder: 'ISM, safety/Procedures',
      ...{ name, number, primary: false },
      issued: -30 - index * 23,
      // A procedure is reviewed each year.
      ends: 335 - index * 30,
      versions,
      holders,
      readBy: number === 'PRO-07' ? holders.slice(0, -3) : holders,
    };
  });
  return [...papers, ...procedures];
};

const dayOf = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

type File = { sha: string; size: number; text: string };

/** Puts the demo's papers into the file store, by document and revision; before the transaction. */
export const storePapers = async (files: FileStore): Promise<ReadonlyMap<string, File>> => {
  const given = book.parse(JSON.parse(await demoFile('documents.json')));
  const stored = plansOf(given, [], 'halcyon').flatMap(({ id, number, name, versions }) =>
    versions.map(async ({ no, pages: content }): Promise<[string, File]> => {
      const title = [number, name, number ? `revision ${no}` : ''].filter(Boolean).join(' · ');
      const bytes = plainPdf(title, content);
      const text = content.map((lines) => lines.map((line) => line.replace(/^# /, '')).join('\n')).join('\f');
      return [`${id} ${no}`, { sha: await files.put(bytes), size: bytes.length, text }];
    }),
  );
  return new Map(await Promise.all(stored));
};

/** The papers of the demo vessel: folders, certificates, procedures with their revisions, and who has read them. */
export const seedDocuments = async (
  db: Kysely<Tables>,
  now: Date,
  boat: SeededBoat,
  people: readonly SeededPerson[],
  files: ReadonlyMap<string, File>,
) => {
  const given = book.parse(JSON.parse(await demoFile('documents.json')));
  const at = new Date(now.getTime() - 50 * DAY_MS).toISOString();
  const officer = people.find(({ username }) => username === 'jweber');
  const by = { _id: 'user-jweber', name: 'Jonas Weber' };
  const context = { db, now: at, viewer: by };
  const boatID = boat._id;
  const folderID = (path: string) => `folder-${boat.key}-${slug(path)}`;
  await insertItems<Folder>(
    context,
    folders,
    given.folders.map((path) => {
      const cut = path.lastIndexOf('/');
      return {
        ...{ _id: folderID(path), boatID, name: path.slice(cut + 1) },
        mainFolder: cut < 0,
        mainfolderID: cut < 0 ? '' : folderID(path.slice(0, cut)),
        readers: [],
        departments: given.closed[path] ?? [],
      };
    }),
  );
  const crew = [
    'captain',
    'engineer',
    'jweber',
    'kmori',
    'pnair',
    'dkowalska',
    'deckhand',
    'chef',
    'lferri',
    'sreyes',
  ];
  const holders = people.filter(({ username }) => crew.includes(username));
  const names = new Map(holders.map(({ _id, name }) => [_id, name]));
  const plans = plansOf(
    given,
    holders.map(({ _id }) => _id),
    boat.key,
  );
  const fileID = (plan: Plan, no: number) => `file-${plan.id}-${no}`;
  await insertItems<VesselDocument>(
    context,
    documents,
    plans.map((plan) => {
      const current = plan.versions.find(({ state }) => state === 'effective');
      const controlled = plan.number !== '';
      return {
        ...{ _id: plan.id, boatID, name: plan.name, number: plan.number, primary: plan.primary },
        mainfolderID: folderID(plan.folder),
        mainFile: current ? fileID(plan, current.no) : '',
        signedID: controlled ? 'user-captain' : (officer?._id ?? ''),
        ...{ date: dayOf(now, plan.issued), expDate: plan.ends === null ? null : dayOf(now, plan.ends) },
        ...{ subform: '', holders: plan.holders, withdrawn: false, note: '', revision: current?.no ?? null },
        revisions: plan.versions.map(({ no, state, note }) => ({
          ...{ fileID: fileID(plan, no), no, state, note, by: by.name, byID: by._id, at, reason: '' },
          decidedBy: controlled && state !== 'review' ? 'Elena Marchetti' : '',
          decidedAt: controlled && state !== 'review' ? at : null,
        })),
        readBy: plan.readBy.map((userID) => ({ userID, name: names.get(userID) ?? '', at })),
        requests: [],
      };
    }),
  );
  for (const plan of plans)
    for (const { no } of plan.versions) {
      const file = files.get(`${plan.id} ${no}`);
      if (!file) continue;
      const name = `${[plan.number, plan.name].filter(Boolean).join(' ')}.pdf`;
      await sql`insert into files (_id, boat_id, owner_resource, owner_id, kind, name, type, size, sha256, created_at, created_by, rev, data)
        values (${fileID(plan, no)}, ${boatID}, 'documents', ${plan.id}, 'file', ${name}, 'application/pdf', ${file.size}, ${file.sha},
          ${at}, ${by._id}, 0, ${JSON.stringify({ thumb: null, createdBy: by.name })}::jsonb)`.execute(db);
      await keepText(db, { _id: fileID(plan, no), boat_id: boatID, owner_id: plan.id }, file.text, at);
    }
};
