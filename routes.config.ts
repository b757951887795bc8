import { existsSync, readdirSync } from 'node:fs';
import { physical, rootRoute, route } from '@tanstack/virtual-file-routes';

/** Every module that has a `routes` folder is mounted under /app; `auth` under /auth. */
const appModules = readdirSync(new URL('./src/modules', import.meta.url))
  .filter((name) => name !== 'auth' && existsSync(new URL(`./src/modules/${name}/routes`, import.meta.url)))
  .sort();

export const routes = rootRoute('app/routes/__root.tsx', [
  route('/auth', 'app/routes/auth.tsx', [
    route('/$', 'app/routes/auth.$.tsx'),
    physical('', 'modules/auth/routes'),
  ]),
  route('/app', 'app/routes/app.tsx', [
    route('/$', 'app/routes/app.$.tsx'),
    ...appModules.map((name) => physical('', `modules/${name}/routes`)),
  ]),
  route('/$', 'app/routes/$.tsx'),
]);
