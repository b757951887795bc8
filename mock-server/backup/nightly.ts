import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BackupSource, makeBackup } from './backup.ts';

/** Where nightly backups go, at what hour of the server's clock, and how many stay. */
export type NightlyRule = {
  folder: string;
  hour: number;
  keep: { daily: number; weekly: number; monthly: number };
};

const wholeNumber = (text: string | undefined, fallback: number, max: number, name: string) => {
  const value = text === undefined ? fallback : Number(text);
  if (!Number.isInteger(value) || value < 0 || value > max)
    throw new Error(`${name} is a whole number from 0 to ${max}, not ${text}`);
  return value;
};

/** The rule by `BACKUP_DIR`, `BACKUP_HOUR` (2) and `BACKUP_KEEP` (7,4,12); undefined without a folder. */
export const nightlyRuleOf = (env: Record<string, string | undefined>): NightlyRule | undefined => {
  if (!env.BACKUP_DIR) return undefined;
  const [daily, weekly, monthly] = (env.BACKUP_KEEP ?? '').split(',').map((part) => part || undefined);
  return {
    folder: env.BACKUP_DIR,
    hour: wholeNumber(env.BACKUP_HOUR, 2, 23, 'BACKUP_HOUR'),
    keep: {
      daily: wholeNumber(daily, 7, 1000, 'BACKUP_KEEP'),
      weekly: wholeNumber(weekly, 4, 1000, 'BACKUP_KEEP'),
      monthly: wholeNumber(monthly, 12, 1000, 'BACKUP_KEEP'),
    },
  };
};

const DAY_MS = 86_400_000;
const NAME = /^shipshape-(\d{4}-\d\d-\d\d)\.backup$/;

const two = (value: number) => String(value).padStart(2, '0');
const dayOf = (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** The Monday of the week of a day, as the number of the week. */
const weekOf = (day: string) => Math.floor((Date.parse(day) / DAY_MS + 3) / 7);

/** Of these days, newest first: the last ones, the last one of each of the last weeks, and of each of the last months. */
export const keptDays = (days: readonly string[], { daily, weekly, monthly }: NightlyRule['keep']) => {
  const sorted = [...days].sort().reverse();
  const lastOfEach = (groupOf: (day: string) => string | number, count: number) => {
    const groups = new Map<string | number, string>();
    for (const day of sorted) if (!groups.has(groupOf(day))) groups.set(groupOf(day), day);
    return [...groups.values()].slice(0, count);
  };
  return new Set([
    ...sorted.slice(0, daily),
    ...lastOfEach(weekOf, weekly),
    ...lastOfEach((day) => day.slice(0, 7), monthly),
  ]);
};

/** Makes the backup of this day once its hour has come, and deletes those that the rule does not keep. */
export const backUpNightly = async (
  source: BackupSource,
  { folder, hour, keep }: NightlyRule,
): Promise<void> => {
  const now = source.clock();
  if (now.getHours() < hour) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const daysIn = async () => (await readdir(folder)).flatMap((name) => NAME.exec(name)?.[1] ?? []);
  const fileOf = (day: string) => join(folder, `shipshape-${day}.backup`);
  const today = dayOf(now);
  if ((await daysIn()).includes(today)) return;
  await makeBackup(source, fileOf(today));
  // Only after the new one is whole.
  const days = await daysIn();
  const kept = keptDays(days, keep);
  for (const day of days) if (!kept.has(day)) await rm(fileOf(day));
};
