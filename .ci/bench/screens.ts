import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod/mini';
import { type Figure, median } from './figure.ts';
import type { Harness } from './harness.ts';
import { startProduct } from './programs.ts';

const signInModule = resolve('.ci/bench/signInFirst.ts');
const setup = ['--setup', `ours=${signInModule}`];

/** A list screen to measure: its path, its names in the table of figures, and the steps of a user in it. */
export type ListScreen = { path: string; name: string; long: string; steps: readonly string[] };

const ROW = '[role=row][aria-rowindex] [role=gridcell]';

const withServer = async <T>(env: Record<string, string>, measure: (origin: string) => Promise<T>) => {
  const folder = await mkdtemp(join(tmpdir(), 'shipshape-bench-'));
  const server = await startProduct({ DATA_DIR: folder, DATABASE_URL: '', ...env });
  try {
    return await measure(server.origin);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

const web = z.object({
  speed: z.array(z.object({ index: z.number() })),
  summary: z.array(
    z.object({
      target: z.string(),
      profile: z.string(),
      kind: z.string(),
      jsKb: z.number(),
      kb: z.number(),
      requests: z.number(),
      cls: z.number(),
      visible: z.nullable(z.number()),
      tbt: z.number(),
      errors: z.number(),
    }),
  ),
});

/** A list opened with a cold cache and a session: bytes, requests, layout shift, time until a row is visible. */
export const measureFirstScreen =
  ({ path, name }: ListScreen) =>
  (harness: Harness) =>
    withServer({ DEMO: '1' }, async (origin) => {
      const target = ['--target', `ours=${origin},${path}`, '--selector', `ours=${ROW}`, ...setup];
      const office = web.parse(
        await harness.run('web.mjs', [...target, '--profiles', 'office', '--runs', '3']),
      );
      const satellite = web.parse(
        await harness.run('web.mjs', [
          ...target,
          '--profiles',
          'satellite',
          '--link',
          'shaped',
          '--runs',
          '3',
        ]),
      );
      const speed = (report: z.infer<typeof web>) => report.speed[0]?.index;
      const seconds = (ms: number | null | undefined) => (ms ? `${(ms / 1000).toFixed(1)} s` : 'never');
      const figures: Figure[] = [];
      for (const row of office.summary.filter(({ kind }) => kind === 'cold'))
        figures.push(
          {
            name: `${name}, scripts (brotli)`,
            goal: '<= 220 KB',
            measured: `${row.jsKb.toFixed(1)} KB`,
            good: row.jsKb <= 220,
            speed: speed(office),
          },
          {
            name: `${name}, requests`,
            goal: '<= 10',
            measured: String(row.requests),
            good: row.requests <= 10,
            speed: speed(office),
          },
          {
            name: `${name}, layout shift`,
            goal: '0',
            measured: row.cls.toFixed(3),
            good: row.cls < 0.001,
            speed: speed(office),
          },
          {
            name: `${name}, rows visible`,
            goal: '',
            measured: `${seconds(row.visible)}; blocked ${Math.round(row.tbt)} ms`,
            speed: speed(office),
          },
        );
      for (const { kind, visible } of satellite.summary) {
        const most = kind === 'cold' ? 6000 : 1500;
        figures.push({
          name: `${name}, rows visible by satellite, ${kind}`,
          goal: `<= ${most / 1000} s`,
          measured: seconds(visible),
          good: (visible ?? Infinity) <= most,
          speed: speed(satellite),
        });
      }
      return figures;
    });

/** How much later the first rows of a long list are visible than those of a short one, and what blocks meanwhile (P16). */
export const measureFirstRows =
  ({ path, name }: ListScreen) =>
  (harness: Harness) =>
    withServer({ DEMO: '1' }, (short) =>
      withServer({ DEMO: 'large' }, async (long) => {
        const targets = Object.entries({ short, long }).flatMap(([target, origin]) => [
          ...['--target', `${target}=${origin},${path}`, '--selector', `${target}=${ROW}`],
          ...['--setup', `${target}=${signInModule}`],
        ]);
        const { speed, summary } = web.parse(
          await harness.run('web.mjs', [...targets, '--profiles', 'tablet', '--runs', '5']),
        );
        return ['cold', 'warm'].flatMap((kind): Figure[] => {
          const of = (target: string) => summary.find((row) => row.target === target && row.kind === kind);
          const [few, many] = [of('short'), of('long')];
          const ratio = (many?.visible ?? Infinity) / (few?.visible ?? Number.NaN);
          const tbt = many?.tbt ?? Infinity;
          const index = speed[0]?.index;
          return [
            {
              name: `${name}, first rows of 10,000 : 200, tablet, ${kind}`,
              goal: '<= 1.3',
              measured: `${ratio.toFixed(2)} (${many?.visible} : ${few?.visible} ms)`,
              good: ratio <= 1.3,
              speed: index,
            },
            {
              name: `${name}, blocked with 10,000, tablet, ${kind}`,
              goal: '<= 1.2 s',
              measured: `${(tbt / 1000).toFixed(2)} s (with 200: ${((few?.tbt ?? 0) / 1000).toFixed(2)} s)`,
              good: tbt <= 1200,
              speed: index,
            },
          ];
        });
      }),
    );

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
          '4',
          '--runs',
          '5',
        ]),
      );
      const times = opened.summary.map(
        ({ profile, kind, visible }) => `${profile} ${kind} ${((visible ?? 0) / 1000).toFixed(1)} s`,
      );
      const of = (name: string) => scrolled.summary.find(({ target }) => target === name);
      const [mine, bare] = [of('ours'), of('virtual')];
      const ratio = (mine?.fps ?? 0) / (bare?.fps ?? 1);
      return [
        {
          name: `${long}, rows visible`,
          goal: '',
          measured: times.join(', '),
          speed: opened.speed[0]?.index,
        },
        {
          name: `${long}, scroll fps ours : bare DOM, CPU 4x`,
          goal: '>= 0.9',
          measured: `${ratio.toFixed(2)} (${mine?.fps.toFixed(1)} : ${bare?.fps.toFixed(1)}; p95 ${mine?.p95.toFixed(0)} : ${bare?.p95.toFixed(0)} ms)`,
          good: ratio >= 0.9,
          speed: scrolled.speed,
        },
        {
          name: `${long}, blank frames and elements`,
          goal: '0 %, <= 1,500',
          measured: `${mine?.blank.toFixed(1)} %, ${mine?.dom}`,
          good: mine?.blank === 0 && mine.dom <= 1500,
          speed: scrolled.speed,
        },
      ];
    });

const interactions = z.object({
  speed: z.number(),
  summary: z.array(
    z.object({
      cpu: z.number(),
      step: z.string(),
      inp: z.nullable(z.number()),
      inpMax: z.nullable(z.number()),
      paint: z.nullable(z.number()),
      shown: z.optional(z.nullable(z.number())),
    }),
  ),
});

/** A user's steps in such a list, with the CPU slowed four times. */
export const measureInteractions =
  ({ path, long, steps }: ListScreen) =>
  (harness: Harness) =>
    withServer({ DEMO: 'large' }, async (origin) => {
      const args = [
        '--target',
        `ours=${origin},${path}`,
        ...setup,
        ...steps.flatMap((step) => ['--step', `ours=${step}`]),
      ];
      const report = interactions.parse(
        await harness.run('interact.mjs', [...args, '--cpu', '1,4', '--runs', '3']),
      );
      return [4, 1].map((cpu) => {
        const rows = report.summary.filter((row) => row.cpu === cpu && !row.step.startsWith('ALL'));
        const slowest = rows.toSorted((a, b) => (b.inp ?? 0) - (a.inp ?? 0))[0];
        const most = cpu === 4 ? 150 : 50;
        return {
          name: `${long}, slowest interaction, CPU ${cpu}x`,
          goal: `< ${most} ms`,
          measured: `${slowest?.inp ?? '-'} ms (${slowest?.step ?? 'nothing measured'}; worst of all ${Math.max(0, ...rows.map((row) => row.inpMax ?? 0))} ms)`,
          good: slowest !== undefined && (slowest.inp ?? 0) < most,
          speed: report.speed,
        };
      });
    });

/** Answers one check of the round on a separate server, because a check can be answered only once. */
const completeOnce = (harness: Harness, cpu: string) =>
  withServer({ DEMO: '1' }, async (origin) => {
    const steps = [
      'wait:main .rows button.hit',
      'pause:1500',
      'click:main .rows button.hit:has-text("Bow thruster room")',
      'pause:500',
      'label:complete',
      'click:main form button[type=submit] ?? main [data-outcome=fine]',
    ];
    const args = [
      '--target',
      `ours=${origin},/app/worklist/round?department=all`,
      ...setup,
      ...steps.flatMap((step) => ['--step', `ours=${step}`]),
    ];
    const report = interactions.parse(
      await harness.run('interact.mjs', [...args, '--cpu', cpu, '--runs', '1']),
    );
    return { speed: report.speed, row: report.summary.find(({ step }) => step === 'complete') };
  });

/** Answering a check of the round: the time until it is shown as done, whatever the server is doing meanwhile. */
export const measureCompletion = async (harness: Harness) => {
  const figures: Figure[] = [];
  for (const cpu of ['1', '4']) {
    const times: number[] = [];
    let speed: number | undefined;
    for (let round = 0; round < 3; round++) {
      const once = await completeOnce(harness, cpu);
      times.push(once.row?.shown ?? Infinity);
      speed = once.speed;
    }
    figures.push({
      name: `a completed job shows, CPU ${cpu}x`,
      goal: cpu === '1' ? '<= 100 ms' : '',
      measured: `${median(times)} ms (${times.join(', ')})`,
      ...(cpu === '1' ? { good: median(times) <= 100 } : {}),
      ...(speed === undefined ? {} : { speed }),
    });
  }
  return figures;
};
