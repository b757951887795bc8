import { expect, test } from 'vitest';
import { newId } from '#lib/newId.ts';
import { openPdf } from '../../documents/pdfLibrary.ts';
import { plainPdf } from '../../seed/plainPdf.ts';
import { as } from '../../testing/as.ts';
import { BOAT } from '../../testing/logbooks.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const server = useTestApp();
type Person = Awaited<ReturnType<typeof as>>;

/** The text of each page of a bundle. */
const pagesOf = async (person: Person, id: string, search = ''): Promise<string[]> => {
  const answer = await server.app.request(`/api/portpacks/build/${id}${search}`, {
    headers: { 'x-auth-token': person.token },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/pdf');
  const task = await openPdf(new Uint8Array(await answer.arrayBuffer()));
  const file = await task.promise;
  const texts: string[] = [];
  for (let number = 1; number <= file.numPages; number++) {
    const { items } = await (await file.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await task.destroy();
  return texts;
};

const paper = async (
  person: Person,
  name: string,
  file: { name: string; bytes: Uint8Array<ArrayBuffer> },
) => {
  const [_id, fileID] = [newId(), newId()];
  await person.call('POST', '/api/documents', { _id, boatID: BOAT, name });
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

test('a bundle has its contents first and its parts in their order, and says what is missing', async () => {
  const captain = await as(server, 'captain');
  const bytes = (...texts: string[]) =>
    new Uint8Array(
      plainPdf(
        'Plan',
        texts.map((text) => [text]),
      ),
    );
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
  expect(await rival.status('GET', `/api/portpacks/build/${id}`)).not.toBe(200);
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
