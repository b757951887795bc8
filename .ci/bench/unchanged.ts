import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { z } from 'zod/mini';
import { browserArgs, findBrowser } from '../../e2e/browser.ts';
import type { Figure } from './figure.ts';
import { startProduct } from './programs.ts';
import { signIn } from './session.ts';

const MAX_BYTES = 1024;
const BOAT = 'boat-halcyon';

const revised = z.array(z.object({ rev: z.number() }));

type Cost = { body: number; headers: number };

/**
 * The bytes of requesting an unchanged list, both ways, as Chromium sends and counts them: bodies, and the headers of
 * HTTP/1.1, which HTTP/2 compresses to a fraction.
 */
export const measureUnchanged = async (): Promise<Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'shipshape-bench-'));
  const server = await startProduct({ DATA_DIR: folder, DATABASE_URL: '', DEMO: 'large' });
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: browserArgs,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const { token } = await signIn(server.origin);
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${server.origin}/api/health`);
    const get = (path: string) =>
      page.evaluate(
        async ([address, key]) => (await fetch(address, { headers: { 'x-auth-token': key } })).text(),
        [path, token] as const,
      );
    const costOf = async (path: string): Promise<Cost> => {
      const [answer] = await Promise.all([
        page.waitForEvent('requestfinished', (request) => request.url().endsWith(path)),
        get(path),
      ]);
      const sizes = await answer.sizes();
      return {
        body: sizes.requestBodySize + sizes.responseBodySize,
        headers: sizes.requestHeadersSize + sizes.responseHeadersSize,
      };
    };
    const figures: Figure[] = [];
    for (const [name, resource] of [
      ['5,000 machines', 'equipmentgroups'],
      ['10,000 jobs', 'worklist'],
    ] as const) {
      const path = `/api/${resource}/boat/${BOAT}`;
      const whole = await costOf(path);
      const rev = revised
        .parse(JSON.parse(await get(path)))
        .reduce((most, row) => Math.max(most, row.rev), 0);
      const { body, headers } = await costOf(`${path}?since=${rev}`);
      figures.push({
        name: `unchanged list of ${name}, bodies both ways`,
        goal: '<= 1 KB',
        measured: `${body} B (with HTTP/1.1 headers ${body + headers} B; whole ${Math.round(whole.body / 1024)} KB)`,
        good: body <= MAX_BYTES,
      });
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
