import { readFileSync } from 'node:fs';
import papaparse from 'papaparse';
import { z } from 'zod/mini';
import { newId } from '#lib/newId.ts';
import { type Equipment, equipment } from '#modules/equipment/contract.ts';
import { CHUNK_ROWS, checkSchema, type ImportRow, importSchema } from '#modules/imports/contract.ts';
import type { TestApp } from '../testing/app.ts';

/** For tests: the demo engineer importing through the API; equipment, or another resource by name. */
export const startImportSession = async ({ call, signIn }: TestApp, resource: string = equipment.name) => {
  let { token } = await signIn('engineer');
  const get = (path: string) => call('GET', path, { token });
  const send = (method: string, path: string, body?: unknown) => call(method, path, { token, body });
  const { boatID } = z.object({ boatID: z.string() }).parse((await get('/api/auth')).json);

  const all = async (): Promise<Equipment[]> =>
    z.array(equipment.item).parse((await get(`/api/equipmentgroups/boat/${boatID}`)).json);
  const named = async (name: string) => (await all()).filter((item) => item.name === name);
  const item = async (name: string) => {
    const [item, ...more] = await named(name);
    if (!item || more.length > 0) throw new Error(`Not one item named ${name}`);
    return item;
  };
  const beginning = (total: number) => ({ _id: newId(), boatID, resource, fileName: 'list.csv', total });
  const begin = async (total: number, matchBy = '') => {
    const body = { ...beginning(total), matchBy };
    return importSchema.parse((await send('POST', '/api/imports', body)).json)._id;
  };
  const sendRows = async (id: string, from: number, rows: ImportRow[]) =>
    checkSchema.parse((await send('POST', `/api/imports/${id}/rows`, { from, rows })).json);
  const stage = async (rows: ImportRow[], matchBy = '') => {
    const id = await begin(rows.length, matchBy);
    for (let from = 0; from < rows.length; from += CHUNK_ROWS)
      await sendRows(id, from, rows.slice(from, from + CHUNK_ROWS));
    return { id, check: checkSchema.parse((await get(`/api/imports/${id}/check`)).json) };
  };
  const commit = (id: string, leaveOut: number[] = []) =>
    send('POST', `/api/imports/${id}/commit`, { leaveOut });
  const undo = (id: string) => send('POST', `/api/imports/${id}/undo`, {});
  const run = async (rows: ImportRow[]) => {
    const { id, check } = await stage(rows);
    return { id, check, done: importSchema.parse((await commit(id)).json) };
  };
  const become = async (username: string) => {
    token = (await signIn(username)).token;
  };
  return {
    boatID,
    get,
    send,
    all,
    named,
    item,
    beginning,
    begin,
    sendRows,
    stage,
    commit,
    undo,
    run,
    become,
  };
};

const mapped = (name: string, columns: Record<string, string>): ImportRow[] => {
  const text = readFileSync(new URL(`../seed/data/${name}.csv`, import.meta.url), 'utf8');
  const { data } = papaparse.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  return data.map((line) =>
    Object.fromEntries(Object.entries(columns).map(([key, head]) => [key, line[head] ?? ''])),
  );
};

/** The rows of a demo vessel's equipment list. */
export const shipList = (vessel: string) =>
  mapped(`${vessel}-equipment`, {
    group: 'Group path',
    name: 'Name',
    manufacturer: 'Manufacturer',
    modelNumber: 'Model',
    serialNumber: 'Serial number',
    department: 'Department',
    location: 'Location',
    critical: 'Critical',
    hours: 'Running hours',
    atSea: 'At sea',
    atPort: 'At port',
    remarks: 'Remarks',
  });

/** The rows of the sample list of jobs, three of them with errors. */
export const sampleJobs = () =>
  mapped('jobs-import-sample', {
    no: 'Job no',
    title: 'Job',
    equipment: 'Machine',
    every: 'Interval',
    basis: 'Counted from',
    lastDoneDate: 'Last done',
    lastDoneHours: 'Hours at last',
    dueDate: 'Next due',
    priority: 'Prio',
    department: 'Dept',
    assigned: 'Assigned to',
    atSea: 'At sea',
    estimate: 'Duration',
    tasks: 'Checklist',
    parts: 'Spares',
    description: 'Remarks',
  });

/** The rows of the sample list, three of them with errors. */
export const sampleList = () =>
  mapped('equipment-import-sample', {
    group: 'System',
    name: 'Item',
    manufacturer: 'Make',
    modelNumber: 'Type',
    serialNumber: 'S/N',
    location: 'Place',
    department: 'Dept',
    critical: 'Crit',
    hours: 'Hours',
  });
