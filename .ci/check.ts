import { runSteps, type Step } from './steps.ts';

/** All checks of CI that do not run the product. */
export const checks: Step[] = [
  { name: 'route tree is up to date', command: ['node', '.ci/routes.ts', '--check'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'types of the server, without a browser', command: ['tsc', '--noEmit', '-p', 'mock-server'] },
  { name: 'lint and format', command: ['biome', 'check', '.'] },
  {
    name: 'boundaries',
    command: ['depcruise', '--config', '.dependency-cruiser.json', 'src', 'mock-server', 'e2e'],
  },
  { name: 'unused code', command: ['knip'] },
];

if (import.meta.main) {
  const { testsOf } = await import('./test.ts');
  process.exit((await runSteps([...checks, ...testsOf()])) ? 0 : 1);
}
