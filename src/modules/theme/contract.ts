import { z } from 'zod';
import { endpoint } from '#lib/endpoint.ts';

const hexColour = z.string().regex(/^#[0-9A-Fa-f]{6}$/);

/** A person's theme; defaults as specified (sections 3 and 9). */
export const themeSchema = z.object({
  _id: z.string(),
  userID: z.string(),
  navType: z.enum(['SIDE', 'TOP']),
  sideNavTheme: z.enum(['light', 'dark']),
  navCollapsed: z.boolean(),
  topNavColor: hexColour,
  headerNavColor: hexColour,
  currentTheme: z.enum(['light', 'dark']),
  fontSize: z.enum(['sm', 'base', 'md']),
  direction: z.enum(['ltr', 'rtl']),
  locale: z.enum(['en', 'fr', 'zh', 'ja']),
});
export type Theme = z.infer<typeof themeSchema>;

/** In place of a theme's id: the caller's own, by whoever does not know its id yet. */
export const OWN_THEME = 'mine';

const own = { userID: true } as const;

/** One setting, saved on its own through its own call. */
const setting = <Field extends keyof Theme, Body extends z.ZodType>(field: Field, body: Body) =>
  endpoint.post(`/api/themes/${field}/:themeId`, {
    access: 'own',
    body,
    response: themeSchema,
    summary: `Save the theme setting ${field}.`,
  });

export const themes = {
  details: endpoint.get('/api/themes/themedetails/:userID', { access: 'own', response: themeSchema }),
  navCollapsed: setting('navCollapsed', themeSchema.pick({ ...own, navCollapsed: true })),
  currentTheme: setting('currentTheme', themeSchema.pick({ ...own, currentTheme: true })),
  navType: setting('navType', themeSchema.pick({ ...own, navType: true })),
  sideNavTheme: setting('sideNavTheme', themeSchema.pick({ ...own, sideNavTheme: true })),
  topNavColor: setting('topNavColor', themeSchema.pick({ ...own, topNavColor: true })),
  fontSize: setting('fontSize', themeSchema.pick({ ...own, fontSize: true })),
  // Not among the specification's calls: without it a person's language and direction would be lost at sign-out.
  locale: setting('locale', themeSchema.pick({ ...own, locale: true })),
  direction: setting('direction', themeSchema.pick({ ...own, direction: true })),
  resetTheme: endpoint.post('/api/themes/resetTheme/:themeId', {
    access: 'own',
    body: z.object({ userID: z.string() }),
    response: themeSchema,
    summary: 'Restore the defaults.',
  }),
};
