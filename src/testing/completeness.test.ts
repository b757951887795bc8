import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { createAppRouter } from '#app/router.ts';
import messages from '#i18n/messages/en.ts';
import nav from '#i18n/nav/en.ts';

/** Rules of the house that only a walk through all files can hold. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.endsWith('routeTree.gen.ts'));

const sources = [...filesIn('src'), ...filesIn('mock-server')].map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));
const code = sources.filter(({ path }) => !/\.test\.tsx?$|\/testing\//.test(path));
const offenders = (pattern: RegExp, allowed: RegExp, among = code) =>
  among.filter(({ path, text }) => pattern.test(text) && !allowed.test(path)).map(({ path }) => path);

const routes = Object.keys(createAppRouter(new QueryClient()).routesByPath);

describe('the specification', () => {
  test('its fixed messages are there word for word', () => {
    const fixed = [
      'Error in form creation',
      'Error deleting',
      'Updating profile failed',
      'Updating petty cash failed',
      'Updating status failed',
      'Updating notifications failed',
      'Creating new user failed',
      'Sending new user email failed',
      'Updating system access failed',
      'Switching boats failed',
      'Failed to change password',
      'Error deleting user',
      'Error updating user role',
      'Error updating email',
      'Error inviting user',
      'Updating theme failed',
      'Profile changes have been saved',
      'Signature status has been updated',
      'Onboard status have been saved',
      'Notifications have changed',
      'New user created',
      'System access have changed',
      'Successfully changed password',
      'User successfully deleted',
      'User successfully restored',
      'User invited',
      'Password reset link sent',
      'Theme successfully changed',
    ];
    expect(Object.values(messages)).toEqual(expect.arrayContaining(fixed));
  });

  test('its menu labels are there word for word', () => {
    const labels = [
      'Home',
      'Jobs',
      'Logbook',
      'Equipment',
      'Inventory',
      'Reports',
      'Watchkeeping',
      'Crew',
      'Employees',
      'Guests',
      'Vessel Docs',
      'ISM',
      'Supplier',
      'Spare Parts',
      'Accounting',
      'Super Admin',
      'Help',
      'Users',
      'Teams',
      'Decks',
      'Sales',
      'Calendar',
      'Management',
      'Shipyard',
      'Ymp Lite',
      'Charter',
      'TYS Sales',
    ];
    expect(Object.values(nav)).toEqual(expect.arrayContaining(labels));
  });

  test.each([
    '/auth/login',
    '/auth/forgot-password',
    '/auth/reset-password/$token',
    '/app/home',
    '/app/equipment',
    '/app/equipment/$id',
    '/app/manageequipment',
    '/app/equipmentphotos',
    '/app/employees',
    '/app/profiledetails/$id',
    '/app/editprofile/$id',
    '/app/crewlist',
    '/app/onboard',
    '/app/guests',
    '/app/guestdetails/$id',
    '/app/help',
    '/app/terms',
    '/app/change-password',
  ])('%s is a route', (path) => {
    expect(routes).toContain(path);
  });
});

describe('the languages', () => {
  const keysOf = (value: unknown, prefix = ''): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${prefix}${key}.`))
      : [prefix.slice(0, -1)];
  const english = filesIn('src').filter((path) => /\/(locales|messages|nav)\/en\.ts$/.test(path));

  test.each(english)(
    '%s stands in all four languages with the same keys, and nothing is left empty',
    async (path) => {
      const load = async (file: string): Promise<unknown> =>
        (await import(/* @vite-ignore */ join(process.cwd(), file))).default;
      const keys = keysOf(await load(path)).sort();
      for (const language of ['fr', 'zh', 'ja']) {
        const other = await load(path.replace(/en\.ts$/, `${language}.ts`));
        expect(keysOf(other).sort()).toEqual(keys);
        expect(JSON.stringify(other)).not.toContain('""');
      }
    },
  );

  test('there are texts for every module that shows something', () => {
    expect(english.length).toBeGreaterThan(10);
  });
});

describe('the code', () => {
  test('no link inside the app is written by hand', () => {
    expect(offenders(/href=["'{`]+\/(app|auth)/, /^$/)).toEqual([]);
  });

  test('query keys stand in lib and queries only', () => {
    expect(offenders(/queryKey:\s*\[/, /^src\/lib\/|\/queries(\.ts|\/)|^src\/testing\//)).toEqual([]);
  });

  test('casts stand in lib and where the server joins contract and handler only', () => {
    const cast = /\bas (?!const\b)(unknown|any|never|[A-Z][\w.]*(<|\[|;|\)|,| as|\n|$))/m;
    const withoutComments = code.map(({ path, text }) => ({
      path,
      text: text.replace(/\/\/.*|\/\*[\s\S]*?\*\/|`[\s\S]*?`|'[^'\n]*'|^import .*$/gm, ''),
    }));
    expect(
      offenders(cast, /^src\/lib\/|^mock-server\/(implement|resourceHandlers)\.ts$/, withoutComments),
    ).toEqual([]);
  });

  test('nothing is skipped, unfinished or promised', () => {
    const all = [...sources, ...filesIn('e2e').map((path) => ({ path, text: readFileSync(path, 'utf8') }))];
    const unfinished = new RegExp(
      [
        '\\b(test|it|describe)(\\.\\w+)*\\.(skip|only)\\(',
        'TO' + 'DO',
        'FIX' + 'ME',
        'coming ' + 'soon',
        'waitForTime' + 'out',
      ].join('|'),
    );
    expect(offenders(unfinished, /completeness\.test\.ts$/, all)).toEqual([]);
  });

  test('no file is longer than 300 lines', () => {
    expect(
      sources
        .filter(({ path, text }) => text.split('\n').length > 301 && !/\/locales\//.test(path))
        .map(({ path }) => path),
    ).toEqual([]);
  });
});
