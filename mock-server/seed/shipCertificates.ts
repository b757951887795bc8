import type { Kysely } from 'kysely';
import { z } from 'zod/mini';
import { dayIn } from '#lib/zonedTime.ts';
import { type PortPack, portpacks } from '#modules/portpacks/contract.ts';
import {
  type CertificateSettings,
  type ClassCondition,
  certificatesettings,
  classconditions,
  type ShipCertificate,
  shipcertificates,
} from '#modules/shipcertificates/contract.ts';
import { addDays, addMonths } from '#modules/worklist/rules/days.ts';
import type { Tables } from '../db/tables.ts';
import { insertItems } from '../store/records.ts';
import { demoFile, type SeededBoat } from './companies.ts';

const rows = z.array(
  z.object({
    need: z.string(),
    name: z.string(),
    group: z.string(),
    scheme: z.string(),
    number: z.string(),
    issuer: z.string(),
    /** Days from today to the expiry; null: none. */
    ends: z.nullable(z.number()),
    /** Validity in months; for those without expiry, months since the issue. */
    months: z.number(),
    paper: z.optional(z.string()),
    /** Windows whose survey was held. */
    held: z.optional(z.array(z.string())),
  }),
);

/** The certificate whose window is open and whose job opens with the server's first hourly round. */
const OPENS_JOB = 'iapp';

const earlier = (one: string, other: string) => (one < other ? one : other);

/** The certificates of the demo vessel, with one expired, some due, and survey windows that are open. */
export const seedShipCertificates = async (db: Kysely<Tables>, now: Date, boat: SeededBoat) => {
  const at = now.toISOString();
  const today = dayIn(at, boat.timeZone);
  const given = rows.parse(JSON.parse(await demoFile('shipCertificates.json')));
  const context = { db, now: at, viewer: { _id: 'user-captain', name: 'Elena Marchetti' } };
  const boatID = boat._id;
  await insertItems<ShipCertificate>(
    context,
    shipcertificates,
    given.map(({ ends, months, paper, held = [], ...each }) => {
      const expires = ends === null ? null : addDays(today, ends);
      const issued = addMonths(expires ?? today, -months);
      return {
        ...each,
        ...{ _id: `shipcertificate-${boat.key}-${each.need}`, boatID, issued, expires },
        documentID: paper ? `document-${boat.key}-${paper}` : '',
        // One opens its job by itself; the others by hand, because the demo's list of jobs tells a story of its own.
        opensJob: each.need === OPENS_JOB,
        surveys: held.map((window) => ({
          ...{ _id: `survey-${each.need}-${window}`, window, kind: 'annual' },
          at: earlier(today, addMonths(expires ?? today, -12 * (5 - Number(window.slice(1))))),
          ...{ surveyor: 'S. Pélissier', note: '', by: 'Elena Marchetti' },
        })),
      };
    }),
  );
  await insertItems<CertificateSettings>(context, certificatesettings, [
    { _id: `certificates-${boatID}`, boatID, ...{ use: 'commercial', society: 'RINA' } },
  ]);
  await insertItems<ClassCondition>(context, classconditions, [
    {
      ...{
        _id: `condition-${boat.key}-1`,
        boatID,
        title: 'Renew the wire of the tender davit',
        number: 'CC 1',
      },
      ...{ certificateID: `shipcertificate-${boat.key}-class`, issued: addDays(today, -40) },
      ...{ due: addDays(today, 104), note: 'Two broken strands at the sheave, seen at the annual survey.' },
    },
    {
      ...{
        _id: `condition-${boat.key}-2`,
        boatID,
        title: 'Repair the gasket of the forward hatch',
        number: 'CC 0',
      },
      ...{ certificateID: `shipcertificate-${boat.key}-loadLine`, issued: addDays(today, -420) },
      ...{ due: addDays(today, -300), closed: addDays(today, -340), closedBy: 'S. Pélissier' },
    },
  ]);
  await insertItems<PortPack>(context, portpacks, [
    {
      ...{ _id: `portpack-${boat.key}-palma`, boatID, port: 'Palma de Mallorca', who: 'aboard' },
      ...{ identity: 'passport', ports: 10, storeCategories: [] },
      ...{ note: 'Agent: send two hours before arrival.' },
      ...{
        parts: [
          { _id: 'part-1', kind: 'crewList', ref: '' },
          { _id: 'part-2', kind: 'passengerList', ref: '' },
          { _id: 'part-3', kind: 'certificate', ref: `shipcertificate-${boat.key}-registry` },
          { _id: 'part-4', kind: 'certificate', ref: `shipcertificate-${boat.key}-sanitation` },
          { _id: 'part-5', kind: 'lastPorts', ref: '' },
          { _id: 'part-6', kind: 'stores', ref: '' },
        ],
      },
    },
  ]);
};
