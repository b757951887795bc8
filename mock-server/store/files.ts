import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Contents by their SHA-256: written once, never changed. */
export type FileStore = {
  /** Stores a content, or renews the time of one that is stored already. */
  put: (bytes: Uint8Array) => Promise<string>;
  get: (sha256: string) => Promise<Uint8Array | undefined>;
  /** The names of all stored contents, in parts, without reading anything of each. */
  names: () => AsyncIterable<readonly string[]>;
  /** The time of the last `put` of a content. */
  storedAt: (sha256: string) => Promise<Date | undefined>;
  remove: (sha256: string) => Promise<void>;
  /** Writes something small, to tell whether there is room. */
  probe: () => Promise<void>;
};

/** The name of a content: its SHA-256. */
export const shaOf = (bytes: Uint8Array) => hash('sha256', bytes);

export const isSha = (text: string) => /^[0-9a-f]{64}$/.test(text);

/** Files in a folder, named by hash; each is complete or absent, even after a power cut. */
export const folderStore = (folder: string): FileStore => {
  const pathOf = (sha: string) => join(folder, sha.slice(0, 2), sha);
  return {
    put: async (bytes) => {
      const sha = shaOf(bytes);
      const path = pathOf(sha);
      if (await stat(path).catch(() => undefined)) {
        const now = new Date();
        await utimes(path, now, now);
        return sha;
      }
      await mkdir(join(folder, sha.slice(0, 2)), { recursive: true });
      const temporary = `${path}.${randomBytes(6).toString('hex')}`;
      const handle = await open(temporary, 'wx');
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(temporary, path);
      return sha;
    },
    get: async (sha) => (isSha(sha) ? readFile(pathOf(sha)).catch(() => undefined) : undefined),
    names: async function* () {
      for (const part of await readdir(folder).catch((): string[] => []))
        if (part.length === 2)
          yield (await readdir(join(folder, part)).catch((): string[] => [])).filter(isSha);
    },
    storedAt: async (sha) =>
      isSha(sha) ? (await stat(pathOf(sha)).catch(() => undefined))?.mtime : undefined,
    remove: async (sha) => {
      if (isSha(sha)) await rm(pathOf(sha), { force: true });
    },
    probe: async () => {
      await mkdir(folder, { recursive: true });
      const path = join(folder, `probe.${randomBytes(6).toString('hex')}`);
      await writeFile(path, Buffer.alloc(4096), { flush: true }).finally(() => rm(path, { force: true }));
    },
  };
};

const starts = (bytes: Uint8Array, ...signature: number[]) => signature.every((byte, i) => bytes[i] === byte);
const ascii = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** The type of a file by its content, or undefined if it is not accepted. Names and headers are not trusted. */
export const sniffType = (bytes: Uint8Array, name: string): string | undefined => {
  if (starts(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47)) return 'image/png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (ascii(bytes, 4, 8) === 'ftyp' && /^(heic|heix|mif1|avif)/.test(ascii(bytes, 8, 12)))
    return ascii(bytes, 8, 12) === 'avif' ? 'image/avif' : 'image/heic';
  if (ascii(bytes, 0, 5) === '%PDF-') return 'application/pdf';
  if (starts(bytes, 0x50, 0x4b, 0x03, 0x04)) {
    if (/\.xlsx$/i.test(name)) return 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    if (/\.docx$/i.test(name))
      return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    return undefined;
  }
  const text = bytes.subarray(0, 4096);
  if (/\.(txt|csv|md)$/i.test(name) && !text.includes(0))
    return /\.csv$/i.test(name) ? 'text/csv' : 'text/plain';
  return undefined;
};

/** The minimum validity of a file link; links change only once a day so that browsers can cache the file. */
const LINK_MS = 86_400_000;

/** A link to a stored content that works without a token for one to two days. */
export const signLink = (secret: string, sha: string, type: string, now: Date) => {
  const until = (Math.floor(now.getTime() / LINK_MS) + 2) * LINK_MS;
  const seal = sealOf(secret, sha, type, until);
  return `/api/content/${sha}?type=${encodeURIComponent(type)}&until=${until}&seal=${seal}`;
};

const sealOf = (secret: string, sha: string, type: string, until: number) =>
  createHmac('sha256', secret).update(`${sha} ${type} ${until}`).digest('base64url');

/** Whether a link has a valid signature and has not expired. */
export const checkLink = (
  secret: string,
  sha: string,
  type: string,
  until: number,
  seal: string,
  now: Date,
) => {
  const right = Buffer.from(sealOf(secret, sha, type, until));
  const given = Buffer.from(seal);
  return given.length === right.length && timingSafeEqual(given, right) && now.getTime() < until;
};
