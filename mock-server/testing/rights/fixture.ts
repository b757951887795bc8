import { sql } from 'kysely';
import { z } from 'zod/mini';
import { fieldInfo } from '#lib/fields.ts';
import { flags } from '#modules/auth/contract.ts';
import type { ResourceFacts } from '../../defineModule.ts';
import { catalog } from '../../modules/index.ts';
import type { TestApp } from '../app.ts';
import { type BoatID, boats, canaryIdOf, canaryOf, companyCanaryOf } from './canaries.ts';
import { givenFields } from './ofModules.ts';
import { sampleOf } from './sample.ts';

const at = '2026-06-01T08:00:00.000Z';

/** Free texts: fields that are not an id, day, e-mail address or choice. */
const freeTexts = (schema: z.ZodMiniObject) =>
  Object.entries(schema.shape).flatMap(([key, field]) => {
    const json: { type?: string; format?: string; pattern?: string; enum?: unknown; maxLength?: number } =
      Object(z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' }));
    const { type, format, pattern, enum: choices, maxLength = Number.POSITIVE_INFINITY } = json;
    const isText = ['text', 'longText'].includes(fieldInfo(field).kind);
    const free = isText && type === 'string' && !format && !pattern && !choices && maxLength >= 40;
    return free ? [key] : [];
  });

/** An item of a resource with the boat's canary in all its texts. */
const itemOf = ({ name, item }: ResourceFacts, boatID: BoatID) => {
  const text = canaryOf(boatID);
  const texts = Object.fromEntries(freeTexts(item).map((key) => [key, text]));
  return {
    ...Object(sampleOf(item, { userID: canaryIdOf('person', boatID) })),
    ...texts,
    ...givenFields[name]?.(boatID),
    ...{ boatID, rev: 1, createdAt: at, updatedAt: at, updatedBy: text, _id: canaryIdOf(name, boatID) },
  };
};

const rowsOf = (boatID: BoatID) => {
  const text = canaryOf(boatID);
  const stamps = { boatID, rev: 1, createdAt: at, updatedAt: at, updatedBy: text };
  const view = {
    name: text,
    list: 'equipment',
    userID: canaryIdOf('person', boatID),
    shared: true,
    state: {},
  };
  return {
    ...Object.fromEntries(
      [...catalog.resources.values()].map((resource) => [resource.name, itemOf(resource, boatID)]),
    ),
    savedviews: { ...stamps, ...view, _id: canaryIdOf('view', boatID) },
  };
};

/** A volume with its opening, in which the boat's canary is the place. */
const seedLog = async (db: TestApp['services']['database']['db'], boatID: BoatID, text: string) => {
  const [volumeID, id, userID] = ['logvolume', 'logrecord', 'person'].map((kind) => canaryIdOf(kind, boatID));
  const content = {
    ...{
      v: 1,
      _id: id,
      boatID,
      volumeID,
      book: 'sea',
      form: '2026',
      kind: 'open',
      code: 'open',
      at,
      zone: 0,
    },
    ...{
      fields: { place: text },
      amends: '',
      amendsHash: '',
      reason: '',
      covers: [],
      of: '',
      signerID: userID,
    },
    ...{ device: 'device', deviceSeq: 1, devicePrev: '', signedAt: at },
  };
  const signer = { userID, name: text, rank: text, ink: '' };
  const stamp = {
    ...{
      v: 1,
      volumeID,
      n: 1,
      page: 0,
      prev: '',
      content: 'none',
      arrivedAt: at,
      doneAt: at,
      signer,
      proof: 'pin',
    },
  };
  await sql`insert into log_volumes (_id, boat_id, book, no) values (${volumeID}, ${boatID}, 'sea', 1)
    on conflict do nothing`.execute(db);
  await sql`insert into log_records (_id, boat_id, volume_id, n, kind, amends, hash, device, device_seq, page, line, unverified,
      content, stamp, seal)
    values (${id}, ${boatID}, ${volumeID}, 1, 'open', '', 'none', 'device', 1, 0, 0, 0, ${JSON.stringify(content)},
      ${JSON.stringify(stamp)}, 'none') on conflict do nothing`.execute(db);
};

/** A link for an inspector, which has ended. */
const seedInspection = (db: TestApp['services']['database']['db'], boatID: BoatID, text: string) =>
  sql`insert into log_inspections (_id, boat_id, token_hash, for_whom, volumes, user_id, name, rank, opened_at, expires_at)
    values (${canaryIdOf('inspection', boatID)}, ${boatID}, ${`none-${boatID}`}, ${text}, '[]', ${canaryIdOf('person', boatID)},
      ${text}, ${text}, ${at}, ${at}) on conflict do nothing`.execute(db);

/**
 * Creates one of everything on every boat, filled with the boat's canary. When repeated, only deleted items are
 * restored; the boats' own texts are set again.
 */
export const seedCanaries = async ({ services: { database } }: TestApp) => {
  const { db } = database;
  for (const boatID of boats) {
    const text = canaryOf(boatID);
    const userID = canaryIdOf('person', boatID);
    for (const [table, data] of Object.entries(rowsOf(boatID)))
      await sql`insert into ${sql.table(table)} (_id, boat_id, data) values (${data._id}, ${boatID}, ${JSON.stringify(data)}::jsonb)
        on conflict do nothing`.execute(db);
    const work = {
      equipmentID: canaryIdOf('equipmentgroups', boatID),
      title: text,
      department: text,
      hours: null,
      note: text,
      minutes: null,
      tasks: [],
      parts: [],
      photos: [],
      unplanned: false,
      late: null,
    };
    const user = {
      flags: Object.fromEntries(flags.map((flag) => [flag, false])),
      jobtitle: text,
      department: text,
      userType: '',
      changePassword: false,
      backgroundColor: '#112233',
    };
    await sql`insert into users (_id, username, email, password_hash, role, boat_id, data)
      values (${userID}, ${`u${text}`}, ${`${text}@x.example`}, ${text}, 'crew', ${boatID}, ${JSON.stringify(user)}::jsonb)
      on conflict do nothing`.execute(db);
    await sql`update boats set data = data || ${JSON.stringify({ place: text, callSign: text })}::jsonb where _id = ${boatID}`.execute(
      db,
    );
    await sql`insert into works (_id, boat_id, job_id, equipment_id, date, at, user_id, user_name, before, data)
      values (${canaryIdOf('work', boatID)}, ${boatID}, ${canaryIdOf('worklist', boatID)}, ${canaryIdOf('equipmentgroups', boatID)}, '2026-06-01', ${at}, ${userID},
        ${text}, '{}', ${JSON.stringify(work)}::jsonb) on conflict do nothing`.execute(db);
    await sql`insert into job_comments (_id, boat_id, job_id, at, user_id, user_name, text)
      values (${canaryIdOf('comment', boatID)}, ${boatID}, ${canaryIdOf('worklist', boatID)}, ${at}, ${userID}, ${text}, ${text}) on conflict do nothing`.execute(
      db,
    );
    await sql`insert into meter_readings (_id, equipment_id, boat_id, at, kind, value, total, note, user_id, user_name)
      values (${canaryIdOf('reading', boatID)}, ${canaryIdOf('equipmentgroups', boatID)}, ${boatID}, ${at}, 'reading', 5, 5, ${text}, ${userID}, ${text})
      on conflict do nothing`.execute(db);
    const movement = { itemName: text, reason: text, note: text, jobID: '', orderID: '', reverses: '' };
    const nothing = { fromLocation: null, toLocation: null, counted: null, booked: null, unitPrice: null };
    await sql`insert into movements (_id, boat_id, inventory_id, at, kind, amount, quantity, user_id, user_name, data)
      values (${canaryIdOf('movement', boatID)}, ${boatID}, ${canaryIdOf('inventory', boatID)}, ${at}, 'receive', 2, 2, ${userID}, ${text},
        ${JSON.stringify({ ...movement, ...nothing, forced: false, currency: 'EUR', left: 2 })}::jsonb) on conflict do nothing`.execute(
      db,
    );
    const counted = {
      itemName: text,
      unit: '',
      spot: { locationID: '', shelves: '', locationBox: '' },
      counted: 2,
    };
    await sql`insert into stocktake_counts (_id, boat_id, stocktake_id, inventory_id, at, user_id, user_name, data)
      values (${canaryIdOf('count', boatID)}, ${boatID}, ${canaryIdOf('stocktakes', boatID)}, ${canaryIdOf('inventory', boatID)}, ${at},
        ${userID}, ${text}, ${JSON.stringify({ ...counted, cause: 'none', reason: text, chosen: '', replaces: [] })}::jsonb)
      on conflict do nothing`.execute(db);
    await seedLog(database.db, boatID, text);
    await seedInspection(database.db, boatID, text);
    await sql`insert into files (_id, boat_id, owner_resource, owner_id, kind, name, type, size, sha256, created_by, data)
      values (${canaryIdOf('file', boatID)}, ${boatID}, 'equipmentgroups', ${canaryIdOf('equipmentgroups', boatID)}, 'file', ${text}, 'text/plain', 1,
        'none', ${userID}, ${JSON.stringify({ createdBy: text })}::jsonb) on conflict do nothing`.execute(db);
    await sql`insert into history (_id, resource, item_id, boat_id, at, user_id, user_name, action, after)
      values (${canaryIdOf('history', boatID)}, 'equipmentgroups', ${canaryIdOf('equipmentgroups', boatID)}, ${boatID}, ${at}, ${userID}, ${text}, 'create',
        ${JSON.stringify({ name: text })}::jsonb) on conflict do nothing`.execute(db);
    await sql`insert into imports (_id, boat_id, resource, file_name, state, total, created_by, data)
      values (${canaryIdOf('import', boatID)}, ${boatID}, 'equipmentgroups', ${text}, 'staged', 1, ${userID}, ${JSON.stringify({ createdBy: text })}::jsonb)
      on conflict do nothing`.execute(db);
    await sql`insert into petty_cash (_id, boat_id, user_id, amount, currency, at, by_id, by_name)
      values (${canaryIdOf('cash', boatID)}, ${boatID}, ${userID}, 5, 'EUR', ${at}, ${userID}, ${text}) on conflict do nothing`.execute(
      db,
    );
    const mail = {
      _id: canaryIdOf('mail', boatID),
      boatID,
      subject: text,
      text,
      to: [],
      attachments: [],
      at,
      userName: text,
      state: 'sent',
      failed: [],
    };
    await sql`insert into crew_mails (_id, boat_id, at, user_id, data)
      values (${mail._id}, ${boatID}, now(), ${userID}, ${JSON.stringify(mail)}::jsonb) on conflict do nothing`.execute(
      db,
    );
    await sql`insert into notices (_id, user_id, kind, params) values (${canaryIdOf('notice', boatID)}, ${userID}, 'mentioned',
      ${JSON.stringify({ text })}::jsonb) on conflict do nothing`.execute(db);
  }
  for (const id of ['management-blue', 'management-levante']) {
    const text = companyCanaryOf(id);
    await sql`update managements set data = data || ${JSON.stringify({ contact: text, address: text })}::jsonb where _id = ${id}`.execute(
      db,
    );
  }
};

/** A hash of all data of the boats: two are equal if nothing changed between them. */
export const fingerprint = async ({ services: { database } }: TestApp): Promise<string> => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'boat_id' and table_name <> 'tombstones' order by 1`.execute(
    database.db,
  );
  const sums: string[] = [];
  for (const { name } of [...rows, { name: 'boats' }, { name: 'managements' }, { name: 'presets' }]) {
    const { rows: found } = await sql<{ sum: string }>`
      select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${sql.table(name)} t`.execute(
      database.db,
    );
    sums.push(`${name} ${found[0]?.sum}`);
  }
  return sums.join('\n');
};
