import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { createAppRouter, findPage, loadRoutes } from '#app/router.ts';
import { builtRoutes, laterRoutes } from './specification.ts';

const router = createAppRouter(new QueryClient(), { history: createMemoryHistory() });

describe('the routes of the specification', () => {
  test('are complete, each once', () => {
    const all = [...builtRoutes, ...laterRoutes];
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBe(126);
  });

  test.each(builtRoutes)('%s opens its own page', async (path) => {
    const open = path.replaceAll(/\$\w+/g, 'some-id');
    // Its routes come with the first page of its group of the menu.
    await findPage(router, open);
    const [, , found] = router.getMatchedRoutes(open);
    expect(found?.to).toBe(path);
  });

  test('an address without a page has none in any group', async () => {
    for (const path of ['/app/nowhere', '/app/supplier/a/b', '/app/start'])
      expect(await findPage(router, path)).toBe(false);
  });

  test('no built route is listed as missing', async () => {
    await loadRoutes(router);
    const paths = Object.keys(router.routesByPath);
    expect(laterRoutes.filter((path) => paths.includes(path))).toEqual([]);
  });
});
