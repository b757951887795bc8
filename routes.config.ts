import { existsSync, readdirSync } from 'node:fs';
import { physical, rootRoute, route } from '@tanstack/virtual-file-routes';

/**
 * Every module that has a `routes` folder is mounted under /app; `auth` under /auth, and so are the `publicRoutes` of
 * others, which need no session.
 */
const modulesWith = (folder: string) =>
  readdirSync(new URL('./src/modules', import.meta.url))
    .filter(
      (name) => name !== 'auth' && existsSync(new URL(`./src/modules/${name}/${folder}`, import.meta.url)),
    )
    .sort();

export const routes = rootRoute('app/routes/__root.tsx', [
  route('/auth', 'app/routes/auth.tsx', [
    route('/$', 'app/routes/auth.$.tsx'),
    physical('', 'modules/auth/routes'),
    ...modulesWith('publicRoutes').map((name) => physical('', `modules/${name}/publicRoutes`)),
  ]),
  route('/app', 'app/routes/app.tsx', [
    route('/menu', 'app/routes/app.menu.tsx'),
    route('/$', 'app/routes/app.$.tsx'),
    ...modulesWith('routes').map((name) => physical('', `modules/${name}/routes`)),
  ]),
  route('/$', 'app/routes/$.tsx'),
]);
