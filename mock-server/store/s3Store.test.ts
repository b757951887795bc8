import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBucket } from '../testing/bucket.ts';
import { type FileStore, shaOf } from './files.ts';
import { filesOf } from './filesOf.ts';
import { signV4 } from './signV4.ts';

let folder = '';
const bucket = await startBucket();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contents-'));
});
afterAll(async () => {
  bucket.stop();
  await rm(folder, { recursive: true });
});

test('calls are signed as the published examples of Amazon say', () => {
  const access = {
    region: 'us-east-1',
    keyID: 'AKIAIOSFODNN7EXAMPLE',
    secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  };
  const at = new Date('2013-05-24T00:00:00.000Z');
  const signed = (
    path: string,
    more: { method?: string; headers?: Record<string, string>; body?: Uint8Array },
  ) =>
    signV4(access, {
      method: 'GET',
      url: new URL(path, 'https://examplebucket.s3.amazonaws.com'),
      at,
      ...more,
    }).authorization;
  expect(signed('/test.txt', { headers: { range: 'bytes=0-9' } })).toContain(
    'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
  expect(signed('/?max-keys=2&prefix=J', {})).toContain(
    'Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  );
  const put = {
    method: 'PUT',
    headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    body: Buffer.from('Welcome to Amazon S3.'),
  };
  expect(signed('/test%24file.text', put)).toContain(
    'Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  );
});

const namesIn = async (files: FileStore) => {
  const all: string[] = [];
  for await (const names of files.names()) all.push(...names);
  return all.sort();
};

describe.each([
  { where: 'a folder', env: () => ({}) },
  { where: 'a bucket', env: () => bucket.env },
])('contents in $where', ({ env }) => {
  test('are there once, listed, dated and gone when removed', async () => {
    const files = filesOf(env(), folder);
    const contents = ['one', 'two', 'three', 'four', 'five'].map((text) => new Uint8Array(Buffer.from(text)));
    const before = Date.now() - 1000;
    for (const bytes of [...contents, ...contents]) expect(await files.put(bytes)).toBe(shaOf(bytes));
    await files.probe();
    expect(await namesIn(files)).toEqual(contents.map(shaOf).sort());
    const [first = new Uint8Array()] = contents;
    expect(Buffer.from((await files.get(shaOf(first))) ?? []).toString()).toBe('one');
    expect((await files.storedAt(shaOf(first)))?.getTime()).toBeGreaterThanOrEqual(before - 1000);
    await files.remove(shaOf(first));
    expect(await files.get(shaOf(first))).toBeUndefined();
    expect(await files.storedAt(shaOf(first))).toBeUndefined();
    expect(await files.get('../settings')).toBeUndefined();
  });
});

test('a wrong key fails, and is not taken for a content that is gone', async () => {
  const files = filesOf({ ...bucket.env, FILES_SECRET: 'another' }, folder);
  await expect(files.get(shaOf(Buffer.from('two')))).rejects.toThrow('403 SignatureDoesNotMatch');
  await expect(files.probe()).rejects.toThrow();
});

test('an address in the open, or without keys, is refused', () => {
  expect(() => filesOf({ ...bucket.env, FILES_URL: 'http://store.example/ship' }, folder)).toThrow('https');
  expect(() => filesOf({ FILES_URL: 's3://ship' }, folder)).toThrow('FILES_KEY');
});
