import { fail } from '../http/apiError.ts';
import type { Services } from '../services.ts';
import { checkLink, signLink, sniffType } from './files.ts';

const parts = (link: string) => {
  const url = new URL(link, 'http://localhost');
  const sha = /^\/api\/content\/([0-9a-f]{64})$/.exec(url.pathname)?.[1] ?? '';
  return { sha, type: url.searchParams.get('type') ?? '', search: url.searchParams };
};

const storedLink = (sha: string, type: string) => `/api/content/${sha}?type=${encodeURIComponent(type)}`;

/**
 * Stores a picture sent by a browser (`pictureSource`) and returns its stored form: a link without signature, which
 * cannot be opened. Contents go to the file store, so this runs before the transaction. '' stays ''.
 */
export const takePicture = async (services: Services, source: string, path: string): Promise<string> => {
  if (source === '') return '';
  if (source.startsWith('/api/content/')) {
    const { sha, type, search } = parts(source);
    const until = Number(search.get('until'));
    if (!checkLink(services.secret, sha, type, until, search.get('seal') ?? '', services.clock()))
      throw fail(403, 'notAllowed', {}, path);
    return storedLink(sha, type);
  }
  const bytes = new Uint8Array(Buffer.from(source.slice(source.indexOf(',') + 1), 'base64'));
  const type = sniffType(bytes, '');
  if (!type?.startsWith('image/')) throw fail(415, 'wrongFileType', {}, path);
  return storedLink(await services.files.put(bytes), type);
};

/** A stored picture as a browser can show it: a link that works for one to two days. */
export const showPicture = ({ secret, clock }: Services, picture: string): string => {
  if (picture === '') return '';
  const { sha, type } = parts(picture);
  return sha === '' ? '' : signLink(secret, sha, type, clock());
};
