import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { createAppRouter } from '#app/router.ts';
import { builtRoutes, laterRoutes } from './specification.ts';

const router = createAppRouter(new QueryClient(), { history: createMemoryHistory() });
const paths = Object.keys(router.routesByPath);

describe('the routes of the specification', () => {
  test('are complete, each once', () => {
    const all = [...builtRoutes, ...laterRoutes];
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBe(126);
  });

  test.each(builtRoutes)('%s opens its own page', (path) => {
    const open = path.replaceAll(/\$\w+/g, 'some-id');
    const [, , found] = router.getMatchedRoutes(open);
    expect(found?.to).toBe(path);
  });

  test('no built route is listed as missing', () => {
    expect(laterRoutes.filter((path) => paths.includes(path))).toEqual([]);
  });
});
