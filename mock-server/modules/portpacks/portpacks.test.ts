import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { newId } from '#lib/newId.ts';
import { folders } from '#modules/folders/contract.ts';
import { plainPdf } from '../../seed/plainPdf.ts';
import { as } from '../../testing/as.ts';
import { BOAT } from '../../testing/logbooks.ts';
import { useTestApp } from '../../testing/useTestApp.ts';
import { readText } from '../documents/readText.ts';
import { PAGE_END } from '../documents/words.ts';

const server = useTestApp();
type Person = Awaited<ReturnType<typeof as>>;

/** The text of each page of a bundle. */
const pagesOf = async (person: Person, id: string, search = ''): Promise<string[]> => {
  const answer = await server.app.request(`/api/portpacks/build/${id}${search}`, {
    headers: { 'x-auth-token': person.token },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/pdf');
  const text = await readText(new Uint8Array(await answer.arrayBuffer()), 'application/pdf');
  return text.split(PAGE_END);
};

const paper = async (
  person: Person,
  name: string,
  file: { name: string; bytes: Uint8Array<ArrayBuffer> },
  mainfolderID = '',
) => {
  const [_id, fileID] = [newId(), newId()];
  await person.call('POST', '/api/documents', { _id, boatID: BOAT, name, mainfolderID });
  const form = new FormData();
  for (const [key, value] of Object.entries({
    ...{ _id: fileID, resource: 'documents', ownerID: _id, kind: 'file', name: file.name },
  }))
    form.append(key, value);
  form.append('file', new Blob([file.bytes]), file.name);
  await server.app.request('/api/files', {
    method: 'POST',
    headers: { 'x-auth-token': person.token },
    body: form,
  });
  expect(await person.status('POST', `/api/documents/revise/${_id}`, { fileID, note: '' })).toBe(201);
  return _id;
};

const add = async (person: Person, parts: readonly (readonly [kind: string, ref?: string])[]) => {
  const _id = newId();
  const body = {
    ...{ _id, boatID: BOAT, port: 'Palma', note: 'For the agent' },
    parts: parts.map(([kind, ref = ''], index) => ({ _id: `part-${index}`, kind, ref })),
  };
  expect(await person.status('POST', '/api/portpacks', body)).toBe(201);
  return _id;
};

const bytes = (...texts: string[]) =>
  new Uint8Array(
    plainPdf(
      'Plan',
      texts.map((text) => [text]),
    ),
  );

test('a bundle has its contents first and its parts in their order, and says what is missing', async () => {
  const captain = await as(server, 'captain');
  const plan = await paper(captain, 'Fire plan', {
    name: 'plan.pdf',
    bytes: bytes('First deck', 'Second deck'),
  });
  const table = await paper(captain, 'Watch table', {
    ...{ name: 'table.csv', bytes: new TextEncoder().encode('watch;00-04') },
  });
  const id = await add(captain, [
    ...([['document', plan], ['crewList'], ['document', table], ['document', 'nowhere']] as const),
    ...([['certificate', 'shipcertificate-halcyon-registry'], ['stores']] as const),
  ]);
  const pages = await pagesOf(captain, id, '?call=departure&date=2026-06-20&otherPort=Genoa');
  const [front = '', ...rest] = pages;
  expect(front).toMatch(/Palma.*Next port.*Genoa/s);
  expect(front).toMatch(/Fire plan\s+2\s.*Crew list \(IMO FAL 5\)\s+4\s/s);
  expect(front).toMatch(/Not included.*Watch table.*Not a PDF.*Document.*Not available/s);
  expect(front).toContain('For the agent');
  expect(rest[0]).toContain('First deck');
  expect(rest[1]).toContain('Second deck');
  expect(rest[2]).toContain('CREW LIST (IMO FAL Form 5)');
  expect(rest.at(-1)).toContain('stores declaration');
});

test('what the caller may not see stays out; a pack of another vessel is not theirs', async () => {
  const captain = await as(server, 'captain');
  const id = await add(captain, [['crewList'], ['passengerList']]);
  // The chief engineer sees documents; lists of people need their own permission.
  const engineer = await as(server, 'engineer');
  const [front = ''] = await pagesOf(engineer, id);
  expect(front).toMatch(/Crew list.*No permission.*Passenger list.*No permission/s);
  const rival = await as(server, 'rival');
  expect([403, 404]).toContain(await rival.status('GET', `/api/portpacks/build/${id}`));
});

test('what lies in a closed folder is not in the bundle of one who may not open it, nor said to be there', async () => {
  // The first page says when it was printed.
  server.time.stopped = new Date();
  const captain = await as(server, 'captain');
  const tree = await captain.ok(z.array(folders.item), 'GET', `/api/folders/boat/${BOAT}`);
  const closed = tree.find(({ name }) => name === 'Crew papers')?._id ?? '';
  const file = { name: 'agreement.pdf', bytes: bytes('Wages of everybody') };
  const agreement = await paper(captain, 'Crew agreement', file, closed);
  const certificate = { _id: 'agreed', boatID: BOAT, name: 'Agreement as filed', documentID: agreement };
  expect(await captain.status('POST', '/api/shipcertificates', certificate)).toBe(201);
  const withPaper = await add(captain, [['document', agreement]]);
  const withCertificate = await add(captain, [['certificate', 'agreed']]);
  const withNothing = await add(captain, [['document', 'nowhere']]);
  for (const id of [withPaper, withCertificate])
    expect((await pagesOf(captain, id)).slice(1).join(' ')).toContain('Wages of everybody');
  const engineer = await as(server, 'engineer');
  for (const id of [withPaper, withCertificate]) {
    const pages = await pagesOf(engineer, id);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatch(/Not included.*Not available/s);
    expect(pages[0]).not.toContain('Crew agreement');
  }
  expect(await pagesOf(engineer, withPaper)).toEqual(await pagesOf(engineer, withNothing));
});

test('a paper or list that comes twice is in the bundle once, also when a certificate brings it', async () => {
  const captain = await as(server, 'captain');
  const plan = await paper(captain, 'Fire plan', { name: 'plan.pdf', bytes: bytes('First deck') });
  const certificate = { _id: 'planned', boatID: BOAT, name: 'Plan as approved', documentID: plan };
  expect(await captain.status('POST', '/api/shipcertificates', certificate)).toBe(201);
  const id = await add(captain, [
    ...([['document', plan], ['passengerList'], ['document', plan]] as const),
    ...([['certificate', 'planned'], ['passengerList']] as const),
  ]);
  const [front = '', ...rest] = await pagesOf(captain, id);
  expect(rest.filter((text) => text.includes('First deck'))).toHaveLength(1);
  expect(rest.filter((text) => text.includes('PASSENGER LIST'))).toHaveLength(1);
  const [, missing = ''] = front.split('Not included');
  expect(missing.match(/Is in the bundle already/g)).toHaveLength(3);
  expect(missing).toMatch(/Fire plan.*Plan as approved.*Passenger list/s);
});

test('a bundle has at most 500 pages: what has no room is named, and what comes after still has', async () => {
  const captain = await as(server, 'captain');
  const pages = (count: number) => bytes(...Array.from({ length: count }, (_, index) => `Sheet ${index}`));
  const manual = await paper(captain, 'Manual', { name: 'manual.pdf', bytes: pages(499) });
  const plan = await paper(captain, 'Fire plan', { name: 'plan.pdf', bytes: pages(2) });
  const leaflet = await paper(captain, 'Leaflet', { name: 'leaflet.pdf', bytes: bytes('One sheet') });
  const id = await add(captain, [
    ['document', manual],
    ['document', plan],
    ['document', leaflet],
  ]);
  const [front = '', ...rest] = await pagesOf(captain, id);
  expect(rest).toHaveLength(500);
  expect(rest.at(-1)).toContain('One sheet');
  expect(front).toMatch(
    /Leaflet\s+501\s.*Not included.*Fire plan\s+The bundle would have more than 500 pages/s,
  );
});

test('a certificate that was renewed brings its renewal', async () => {
  const captain = await as(server, 'captain');
  const id = await add(captain, [['certificate', 'shipcertificate-halcyon-sanitation']]);
  const renewing = {
    ...{
      _id: 'renewed',
      number: 'SSCEC 3000',
      issuer: 'Port health',
      issued: '2026-06-17',
      expires: '2026-12-17',
    },
    ...{ documentID: '', note: '' },
  };
  expect(
    await captain.status('POST', '/api/shipcertificates/renew/shipcertificate-halcyon-sanitation', renewing),
  ).toBe(201);
  const [front = ''] = await pagesOf(captain, id);
  expect(front).toMatch(/SSCEC 3000.*Has no file/s);
});
