import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const src = join(import.meta.dirname, '..', 'src');

/**
 * The pages opened first in a day, by route. Their data is requested at once, beside their code instead of after it;
 * index.html itself requests their code; their texts are one file per language.
 */
export const dayPages = [
  '/app/home',
  '/app/worklist',
  '/app/worklist/round',
  '/app/equipment',
  '/app/equipment/hours',
  '/app/equipment/$id',
  '/app/jobdetails/$id',
  '/auth/login',
];

export type Route = { path: string; file: string };

const routesIn = (module: string): Route[] => {
  const folder = `${src}/modules/${module}/routes`;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => {
      const name = file
        .replaceAll('\\', '/')
        .replace(/\.tsx$/, '')
        .replace(/\([^)]*\)\//g, '')
        .replace(/\.index$/, '');
      return {
        path: `${module === 'auth' ? '/auth' : '/app'}/${name.replaceAll('.', '/')}`,
        file: `${folder}/${file}`,
      };
    });
};

/** Every page with a URL, from the files in the modules' `routes` folders. */
export const pageRoutes = (): Route[] =>
  readdirSync(`${src}/modules`)
    .filter((module) => readdirSync(`${src}/modules/${module}`).includes('routes'))
    .flatMap(routesIn)
    .sort((a, b) => a.path.localeCompare(b.path));

export const isDayPage = (path: string) => dayPages.includes(path.replace(/(?<=.)\/$/, ''));
