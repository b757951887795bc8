import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { colour } from '#lib/fields.ts';

/** The most pages that stand first in a menu, Home included. */
export const MAX_PINS = 5;

/** A user's theme; defaults as specified (sections 3 and 9). */
export const themeSchema = z.object({
  _id: z.string(),
  userID: z.string(),
  navType: z.enum(['SIDE', 'TOP']),
  sideNavTheme: z.enum(['light', 'dark']),
  navCollapsed: z.boolean(),
  topNavColor: colour,
  headerNavColor: colour,
  currentTheme: z.enum(['light', 'dark']),
  fontSize: z.enum(['sm', 'base', 'md']),
  direction: z.enum(['ltr', 'rtl']),
  locale: z.enum(['en', 'fr', 'zh', 'ja']),
  /** The pages that stand first in the user's menus, by the names of their labels; null: as the role has them. */
  navPins: z._default(
    z.nullable(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(MAX_PINS))),
    null,
  ),
  /** The groups of the side menu that the user has closed. */
  closedGroups: z._default(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)), []),
});
export type Theme = z.infer<typeof themeSchema>;

/** Replaces a theme's id: the caller's own theme, for clients that do not know its id yet. */
export const OWN_THEME = 'mine';

const own = { userID: true } as const;

/** One setting, saved by its own call. */
const setting = <Field extends keyof Theme, Body extends z.ZodMiniType>(field: Field, body: Body) =>
  endpoint.post(`/api/themes/${field}/:themeId`, {
    access: 'own',
    body,
    response: themeSchema,
    summary: `Saves the theme setting ${field}.`,
    undo: { call: field },
  });

export const themes = {
  details: endpoint.get('/api/themes/themedetails/:userID', {
    access: 'own',
    response: themeSchema,
    summary: 'Returns the theme of a user.',
  }),
  navCollapsed: setting('navCollapsed', z.pick(themeSchema, { ...own, navCollapsed: true })),
  currentTheme: setting('currentTheme', z.pick(themeSchema, { ...own, currentTheme: true })),
  navType: setting('navType', z.pick(themeSchema, { ...own, navType: true })),
  sideNavTheme: setting('sideNavTheme', z.pick(themeSchema, { ...own, sideNavTheme: true })),
  topNavColor: setting('topNavColor', z.pick(themeSchema, { ...own, topNavColor: true })),
  fontSize: setting('fontSize', z.pick(themeSchema, { ...own, fontSize: true })),
  // Not among the specification's calls: without them a user's language and direction would be lost at sign-out.
  locale: setting('locale', z.pick(themeSchema, { ...own, locale: true })),
  direction: setting('direction', z.pick(themeSchema, { ...own, direction: true })),
  // Reset leaves it: it is no matter of looks.
  navPins: setting('navPins', z.pick(themeSchema, { ...own, navPins: true })),
  closedGroups: setting('closedGroups', z.pick(themeSchema, { ...own, closedGroups: true })),
  resetTheme: endpoint.post('/api/themes/resetTheme/:themeId', {
    access: 'own',
    body: z.object({ userID: z.string() }),
    response: themeSchema,
    summary: 'Resets all theme settings to the defaults.',
    undo: { none: 'The former settings are not stored; each can be set again.' },
  }),
};
