import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that the workers of one run share, for the seeded database that the first of them creates. */
export default async () => {
  if (process.env.TEST_RUN_FOLDER) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'shipshape-tests-'));
  process.env.TEST_RUN_FOLDER = folder;
  return () => rm(folder, { recursive: true, force: true });
};
