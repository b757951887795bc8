import { buildIfNeeded } from './build.ts';

await buildIfNeeded();
await import('./index.ts');
