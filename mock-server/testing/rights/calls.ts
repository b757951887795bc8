import type { Endpoint } from '#lib/endpoint.ts';
import { contracts } from '../../contracts.ts';
import { companyOf, idOf } from './fixture.ts';
import { sampleOf } from './sample.ts';
import { type Subject, subjects } from './subjects.ts';

export type NamedCall = { name: string; endpoint: Endpoint; subject: Subject | undefined };

/** Calls that end sessions: a person makes them after everything else, signing out last. */
export const endsSession = ({ name }: NamedCall): boolean =>
  /^auth\.changePassword|^sessions\.end|^auth\.logout/.test(name);

/** Calls that delete come last, so that the others find what they ask for. */
const placeOf = ({ name, endpoint }: NamedCall) => {
  if (name === 'auth.logout') return 3;
  if (endpoint.method === 'DELETE' || /remove|softDelete|resetBoat|batch|\.role$/.test(name)) return 2;
  return endpoint.method === 'GET' ? 0 : 1;
};

/** Every call but those that need no token. */
export const calls: NamedCall[] = Object.entries(contracts)
  .flatMap(([contract, endpoints]) =>
    Object.entries(endpoints).map(([key, endpoint]) => {
      const name = `${contract}.${key}`;
      return { name, endpoint, subject: subjects[name] };
    }),
  )
  .filter(({ endpoint }) => endpoint.access !== 'public')
  .sort((a, b) => placeOf(a) - placeOf(b));

let count = 0;

/** The path of a call about things of a boat. */
export const pathOf = ({ endpoint, subject, name }: NamedCall, boatID: string): string => {
  const id = subject?.about === 'company' ? companyOf(boatID) : idOf(subject?.kind ?? 'none', boatID);
  const named: Record<string, string> = {
    boatID: name === 'managements.resetBoat' ? 'boat-none' : boatID,
    resource: 'equipmentgroups',
    list: 'equipment',
    userID: idOf('person', boatID),
    jobID: idOf('job', boatID),
    equipmentID: idOf('equipment', boatID),
    managementID: companyOf(boatID),
    themeId: idOf('theme', boatID),
    id: name === 'users.detailsByProfile' ? idOf('profile', boatID) : id,
  };
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => named[key] ?? 'none');
  if (name === 'sync.events') return `${path}?boatID=${boatID}`;
  return endpoint.when ? `${path}?${endpoint.when}=0` : path;
};

/** A body that a call takes, about things of a boat. */
export const bodyOf = ({ endpoint, name }: NamedCall, boatID: string): unknown => {
  if (!endpoint.body) return undefined;
  count++;
  const job = idOf('job', boatID);
  const inCall = (names: string, key: string, value: unknown) =>
    names.split(' ').includes(name) ? { [key]: value } : {};
  const given = {
    boatID,
    manageBoatID: boatID,
    userID: idOf('person', boatID),
    jobID: job,
    ownerID: idOf('equipment', boatID),
    equipmentID: idOf('equipment', boatID),
    profileID: idOf('profile', boatID),
    managementID: companyOf(boatID),
    resource: 'equipmentgroups',
    username: `sample${count}`,
    email: `sample${count}@rights.example`,
    _id: `sample-of-the-test-${count}`,
    language: 'en',
    layUp: null,
    ids: name === 'copies.duplicate' ? { [idOf('equipment', boatID)]: `copy-of-the-test-${count}` } : [job],
    to: [idOf('person', boatID)],
    createNew: false,
    images: [],
    works:
      name === 'jobDeeds.undo'
        ? [idOf('work', boatID)]
        : [{ _id: `work-of-test-${count}`, jobID: job, date: '2026-06-01' }],
    ...inCall('jobDeeds.postpone', 'postponements', [
      { jobID: job, dueDate: '2036-01-01', dueHours: null, project: '', reason: 'Parts' },
    ]),
    ...inCall('readings.enter', 'readings', [
      {
        _id: `reading-${count}-of-test`,
        equipmentID: idOf('equipment', boatID),
        at: '2026-06-02T00:00:00.000Z',
        value: 6,
      },
    ]),
    ...inCall('imports.rows', 'rows', [{ name: 'Pump' }]),
    ...inCall('imports.rows', 'from', 0),
    ...inCall('profileDeeds.notifications', 'id', idOf('profile', boatID)),
    ...inCall('sync.presence', 'id', idOf('equipment', boatID)),
    ...inCall('profileDeeds.recentPhoto', 'profilePhoto', ''),
    ...inCall('profileDeeds.signature', 'downloadUrl', ''),
    ...inCall('managements.addBoat', 'boatID', 'boat-none'),
    ...inCall(
      'equipment.update worklist.update teams.update certificates.update guests.update profiles.update',
      'rev',
      1,
    ),
    ...inCall('users.role', 'role', 'crew'),
    ...inCall('users.create', 'role', 'crew'),
    ...inCall('boats.create', 'timeZone', 'UTC'),
    ...inCall('sync.batch', 'operations', [
      { opId: `op-${count}`, method: 'DELETE', path: `/api/guests/${idOf('guest', boatID)}`, about: [] },
    ]),
  };
  if (name === 'files.upload') {
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
    const form = new FormData();
    const fields = {
      _id: given._id,
      resource: given.resource,
      ownerID: given.ownerID,
      kind: 'photo',
      name: 'a.png',
    };
    for (const [key, value] of Object.entries(fields)) form.append(key, value);
    form.append('file', new Blob([png]));
    return form;
  }
  return sampleOf(endpoint.body, given);
};
