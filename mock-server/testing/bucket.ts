import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { signV4 } from '../store/signV4.ts';

const access = { region: 'us-east-1', keyID: 'KEY', secret: 'SECRET' };

/** A bucket over HTTP that refuses calls with a wrong signature and lists two names at a time; for tests. */
export const startBucket = async () => {
  const objects = new Map<string, { bytes: Buffer; at: Date }>();
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    const time = String(request.headers['x-amz-date']).replace(
      /^(....)(..)(..)T(..)(..)(..)Z$/,
      '$1-$2-$3T$4:$5:$6Z',
    );
    const right = signV4(access, { method: request.method ?? '', url, body, at: new Date(time) });
    if (request.headers.authorization !== right.authorization)
      return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    const [, bucket, ...rest] = url.pathname.split('/');
    if (bucket !== 'ship') return response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
    const key = rest.join('/');
    if (key === '') {
      const { prefix = '', 'continuation-token': after = '' } = Object.fromEntries(url.searchParams);
      const keys = [...objects.keys()].filter((each) => each.startsWith(prefix) && each > after).sort();
      const page = keys.slice(0, 2);
      const next = keys.length > 2 ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
      return response.end(`<R>${page.map((each) => `<Key>${each}</Key>`).join('')}${next}</R>`);
    }
    if (request.method === 'PUT') objects.set(key, { bytes: body, at: new Date() });
    if (request.method === 'DELETE') objects.delete(key);
    const there = objects.get(key);
    if (request.method === 'DELETE') return response.writeHead(204).end();
    if (!there) return response.writeHead(404).end();
    response.setHeader('last-modified', there.at.toUTCString());
    return response.end(request.method === 'GET' ? there.bytes : undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    env: {
      FILES_URL: `http://127.0.0.1:${port}/ship/of`,
      FILES_KEY: access.keyID,
      FILES_SECRET: access.secret,
    },
    stop: () => server.close(),
  };
};
