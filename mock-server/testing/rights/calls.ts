import type { Endpoint } from '#lib/endpoint.ts';
import { catalog } from '../../modules/index.ts';
import { canaryIdOf, companyOf } from './canaries.ts';
import { paths, queryOf, samples, subjects } from './ofModules.ts';
import type { Sample, Subject } from './rightsOf.ts';
import { sampleOf } from './sample.ts';

export type NamedCall = { name: string; endpoint: Endpoint; subject: Subject | undefined };

/** Calls that end sessions: made after all others, signing out last. */
export const endsSession = ({ name }: NamedCall): boolean =>
  /^auth\.changePassword|^sessions\.end|^auth\.logout/.test(name);

/** Calls that delete come last, so that the others find their items. */
const placeOf = ({ name, endpoint }: NamedCall) => {
  if (name === 'auth.logout') return 3;
  if (endpoint.method === 'DELETE' || /remove|softDelete|resetBoat|batch|\.role$/.test(name)) return 2;
  return endpoint.method === 'GET' ? 0 : 1;
};

/** Every call except those that need no token. */
export const calls: NamedCall[] = Object.entries(catalog.contracts)
  .flatMap(([contract, endpoints]) =>
    Object.entries(endpoints).map(([key, endpoint]) => {
      const name = `${contract}.${key}`;
      return { name, endpoint, subject: subjects[name] };
    }),
  )
  .filter(({ endpoint }) => endpoint.access !== 'public')
  .sort((a, b) => placeOf(a) - placeOf(b));

let count = 0;

/** Fields of any body: those that `lib/resource` reserves. */
const reserved: Sample = (boatID, n) => ({ _id: `sample-of-the-test-${n}`, boatID, rev: 1 });

/** The path of a call about items of a boat. */
export const callPath = ({ endpoint, subject, name }: NamedCall, boatID: string): string => {
  const id = subject?.about === 'company' ? companyOf(boatID) : canaryIdOf(subject?.kind ?? 'none', boatID);
  const named: Record<string, string> = {
    boatID,
    resource: 'equipmentgroups',
    list: 'equipment',
    userID: canaryIdOf('person', boatID),
    jobID: canaryIdOf('worklist', boatID),
    equipmentID: canaryIdOf('equipmentgroups', boatID),
    managementID: companyOf(boatID),
    themeId: canaryIdOf('theme', boatID),
    id,
    ...paths[name]?.(boatID),
  };
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => named[key] ?? 'none');
  const query = queryOf(name, boatID, endpoint.when);
  return query ? `${path}?${query}` : path;
};

/** A valid body of a call, about items of a boat. */
export const bodyOf = ({ endpoint, name }: NamedCall, boatID: string): unknown => {
  if (!endpoint.body) return undefined;
  count++;
  const sample = samples[name]?.(boatID, count);
  return sample instanceof FormData
    ? sample
    : sampleOf(endpoint.body, { ...reserved(boatID, count), ...sample });
};
