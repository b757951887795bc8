import { type FileStore, folderStore } from './files.ts';
import { s3Store } from './s3Store.ts';

type Env = Record<string, string | undefined>;

/** The address of a bucket: `https://host/bucket/prefix`, or `s3://bucket/prefix` at Amazon. */
const bucketOf = (given: string, region: string): URL => {
  const url = new URL(given);
  if (url.protocol === 's3:') return new URL(`https://s3.${region}.amazonaws.com/${url.host}${url.pathname}`);
  const isNear = url.hostname === 'localhost' || url.hostname === '127.0.0.1';
  if (url.protocol !== 'https:' && !isNear)
    throw new Error('FILES_URL is an https address: photos and documents are not sent in the open.');
  if (url.username || url.password)
    throw new Error('FILES_URL holds no key: use FILES_KEY and FILES_SECRET.');
  return url;
};

/** Where contents lie: in the bucket `FILES_URL`, with `FILES_KEY`, `FILES_SECRET` and `FILES_REGION`, or in the folder. */
export const filesOf = (env: Env, dataDir: string): FileStore => {
  if (!env.FILES_URL) return folderStore(`${dataDir}/files`);
  const region = env.FILES_REGION ?? 'us-east-1';
  if (!env.FILES_KEY || !env.FILES_SECRET) throw new Error('FILES_URL needs FILES_KEY and FILES_SECRET.');
  return s3Store(bucketOf(env.FILES_URL, region), {
    region,
    keyID: env.FILES_KEY,
    secret: env.FILES_SECRET,
  });
};
