import { nanoid } from 'nanoid';
import { OWN_THEME, type Theme, themeSchema, themes } from '#modules/theme/contract.ts';
import { defineModule, serve } from '../defineModule.ts';
import { fail } from '../http/apiError.ts';
import type { Call } from '../http/implement.ts';

/** Defaults as specified (sections 3 and 9). */
const defaults = {
  navType: 'TOP',
  sideNavTheme: 'light',
  navCollapsed: false,
  topNavColor: '#2B2E33',
  headerNavColor: '#2B2E33',
  currentTheme: 'dark',
  fontSize: 'base',
  direction: 'ltr',
  locale: 'en',
} as const;

/** A user's theme; created with the defaults on first read. */
const readTheme = async ({ db, now }: Call, userID: string): Promise<Theme> => {
  await db
    .insertInto('themes')
    .values({
      _id: nanoid(),
      user_id: userID,
      data: JSON.stringify(defaults),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const row = await db
    .selectFrom('themes')
    .select(['_id', 'data'])
    .where('user_id', '=', userID)
    .executeTakeFirstOrThrow();
  return themeSchema.parse({ ...defaults, ...row.data, _id: row._id, userID });
};

const save = async (call: Call, themeId: string, userID: string, change: Partial<Theme>) => {
  if (userID !== call.viewer._id) throw fail(403, 'notYours');
  const theme = { ...(await readTheme(call, userID)), ...change };
  if (themeId !== OWN_THEME && theme._id !== themeId) throw fail(404, 'notFound');
  await call.db
    .updateTable('themes')
    .set({ data: JSON.stringify(theme), updated_at: call.now })
    .where('_id', '=', theme._id)
    .execute();
  return theme;
};

const saveSetting = async (call: Call) => {
  const { userID, ...setting }: { userID: string } = Object(call.body);
  return save(call, String(Object(call.params).themeId), userID, setting);
};

/** A user's theme, with one call per setting. */
export const themesModule = defineModule({
  schemas: { Theme: themeSchema },
  serves: {
    themes: serve(themes, {
      details: async (call) => {
        if (call.params.userID !== call.viewer._id) throw fail(403, 'notYours');
        return readTheme(call, call.params.userID);
      },
      navCollapsed: saveSetting,
      currentTheme: saveSetting,
      navType: saveSetting,
      sideNavTheme: saveSetting,
      topNavColor: saveSetting,
      fontSize: saveSetting,
      locale: saveSetting,
      direction: saveSetting,
      navPins: saveSetting,
      closedGroups: saveSetting,
      resetTheme: (call) => save(call, call.params.themeId, call.body.userID, defaults),
    }),
  },
});
