import { type FileStore, isSha, shaOf } from './files.ts';
import { type S3Access, signV4 } from './signV4.ts';

/** A call that takes longer has failed; a content has at most 25 MB. */
const PATIENCE_MS = 60_000;

/** Names in an answer of the list. */
const PAGE = '1000';

const textsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text);

/**
 * Contents in a bucket of any S3-compatible store, so that several machines share them. `bucket` is its address with a
 * prefix if wanted: `https://host/bucket/prefix`.
 */
export const s3Store = (bucket: URL, access: S3Access): FileStore => {
  const [, name = '', ...rest] = bucket.pathname.split('/');
  const prefix = rest
    .filter(Boolean)
    .map((part) => `${part}/`)
    .join('');

  const ask = async (
    method: string,
    path: string,
    options: { body?: Uint8Array; search?: URLSearchParams } = {},
  ) => {
    const url = new URL(`/${name}/${path}`, bucket);
    if (options.search) url.search = options.search.toString();
    const { body } = options;
    const answer = await fetch(url, {
      method,
      headers: signV4(access, { method, url, at: new Date(), ...(body ? { body } : {}) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body ? { body: Buffer.from(body) } : {}),
    });
    if (answer.ok || answer.status === 404) return answer;
    const [code = ''] = textsOf(await answer.text(), 'Code');
    throw new Error(`The store of contents answered ${method} with ${answer.status} ${code}`);
  };
  const mustBeThere = (answer: Response) => {
    if (answer.status === 404) throw new Error(`The store of contents has no bucket ${name}`);
    return answer;
  };
  const keyOf = (sha: string) => `${prefix}${sha}`;

  return {
    put: async (bytes) => {
      const sha = shaOf(bytes);
      // One that is there is written again, which renews its time.
      mustBeThere(await ask('PUT', keyOf(sha), { body: bytes }));
      return sha;
    },
    get: async (sha) => {
      if (!isSha(sha)) return undefined;
      const answer = await ask('GET', keyOf(sha));
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
    },
    names: async function* () {
      for (let token = ''; ; ) {
        const search = new URLSearchParams({ 'list-type': '2', 'max-keys': PAGE, prefix });
        if (token) search.set('continuation-token', token);
        const xml = await mustBeThere(await ask('GET', '', { search })).text();
        yield textsOf(xml, 'Key')
          .map((key) => key.slice(prefix.length))
          .filter(isSha);
        [token = ''] = textsOf(xml, 'NextContinuationToken');
        if (!token) return;
      }
    },
    storedAt: async (sha) => {
      const answer = isSha(sha) ? await ask('HEAD', keyOf(sha)) : undefined;
      const at = answer?.ok ? answer.headers.get('last-modified') : null;
      return at ? new Date(at) : undefined;
    },
    remove: async (sha) => {
      if (isSha(sha)) await ask('DELETE', keyOf(sha));
    },
    probe: async () => {
      mustBeThere(await ask('PUT', `${prefix}probe`, { body: Buffer.from('ok') }));
    },
  };
};
