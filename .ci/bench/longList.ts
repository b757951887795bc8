import { join } from 'node:path';
import { z } from 'zod/mini';
import type { Figure } from './figure.ts';
import type { Harness } from './harness.ts';
import { type ListScreen, ROW, setup, web, withServer } from './screens.ts';

/** The CPU is slowed so many times: that of a tablet, and one that is half as fast. */
const CPUS = [4, 8];

const list = z.object({
  speed: z.number(),
  summary: z.array(
    z.object({
      target: z.string(),
      cpu: z.number(),
      fps: z.number(),
      p95: z.number(),
      blank: z.number(),
      dom: z.number(),
      rows: z.number(),
    }),
  ),
});

/**
 * The same list with thousands of rows: the time until rows are visible, and scrolling compared with the harness's
 * bare-DOM list.
 */
export const measureLongList =
  ({ path, long }: ListScreen) =>
  (harness: Harness) =>
    withServer({ DEMO: 'large' }, async (origin) => {
      const ours = ['--target', `ours=${origin},${path}`, ...setup];
      const opened = web.parse(
        await harness.run('web.mjs', [
          ...ours,
          '--selector',
          `ours=${ROW}`,
          '--profiles',
          'office,tablet',
          '--runs',
          '3',
        ]),
      );
      const anchor = [
        '--static',
        `virtual=${join(harness.folder, 'anchors/list')},/?mode=virtual`,
        '--row',
        'virtual=.r',
      ];
      const scrolled = list.parse(
        await harness.run('list.mjs', [
          ...anchor,
          ...ours,
          '--row',
          'ours=[role=row]',
          '--cpu',
          CPUS.join(','),
          '--runs',
          '5',
        ]),
      );
      const times = opened.summary.map(
        ({ profile, kind, visible }) => `${profile} ${kind} ${((visible ?? 0) / 1000).toFixed(1)} s`,
      );
      const scrolls = CPUS.flatMap((cpu): Figure[] => {
        const of = (name: string) => scrolled.summary.find((row) => row.target === name && row.cpu === cpu);
        const [mine, bare] = [of('ours'), of('virtual')];
        const ratio = (mine?.fps ?? 0) / (bare?.fps ?? Number.NaN);
        return [
          {
            name: `${long}, scroll fps ours : bare DOM, CPU ${cpu}x`,
            goal: '>= 0.9',
            measured: `${ratio.toFixed(2)} (${mine?.fps.toFixed(1)} : ${bare?.fps.toFixed(1)}; p95 ${mine?.p95.toFixed(0)} : ${bare?.p95.toFixed(0)} ms)`,
            good: ratio >= 0.9,
            speed: scrolled.speed,
          },
          {
            name: `${long}, blank frames and elements, CPU ${cpu}x`,
            goal: '0 %, <= 1,500',
            measured: `${mine?.blank.toFixed(1)} %, ${mine?.dom}`,
            good: mine?.blank === 0 && mine.dom <= 1500,
            speed: scrolled.speed,
          },
        ];
      });
      return [
        {
          name: `${long}, rows visible`,
          goal: '',
          measured: times.join(', '),
          speed: opened.speed[0]?.index,
        },
        ...scrolls,
      ];
    });
