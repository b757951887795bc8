import { type MutationOptions, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { listMutation } from '#lib/listMutation.ts';
import type { ListRule } from '#lib/listRules.ts';
import { prepare } from '#lib/request.ts';
import { startWrite } from '#lib/undoable.ts';
import { useAuth } from '#stores/auth.ts';
import {
  changeTheme,
  defaultTheme,
  type Menus,
  resetTheme,
  type ThemeValues,
  useTheme,
} from '#stores/theme.ts';
import { OWN_THEME, type Theme, themeSchema, themes } from '../contract.ts';
import { themeQueries, valuesOf } from '../queries.ts';

const { details: _details, resetTheme: _reset, navPins: _pins, closedGroups: _closed, ...settings } = themes;

/** The settings that a user can change; the header colour has no call of its own. */
export type Setting = Exclude<keyof ThemeValues, 'headerNavColor'>;
export type Change = { [Field in Setting]: { field: Field; value: ThemeValues[Field] } }[Setting];

const setAll =
  (userID: string, fields: Partial<Theme>): ListRule<Theme> =>
  (list) =>
    list.map((theme) => (theme.userID === userID ? { ...theme, ...fields } : theme));

type Saving = Change & { userID: string };

const known = (client: QueryClient, userID: string) =>
  client.getQueryData(themeQueries.details(userID).queryKey);

/** The theme on screen. */
const currentTheme = (client: QueryClient, userID: string): Theme =>
  known(client, userID) ?? themeSchema.parse({ ...useTheme.getState(), _id: OWN_THEME, userID });

/** The id of the user's theme; if unknown, the server finds it by user. */
const themeIdOf = (client: QueryClient, userID: string) => known(client, userID)?._id ?? OWN_THEME;

/** Saves one setting by its own call. */
const saveSetting = listMutation<Theme, Saving, Theme>({
  name: 'theme.save',
  label: { text: 'outbox:action.setting', icon: 'setting' },
  commands: Object.values(settings),
  fields: [],
  resource: 'theme',
  success: 'messages:themeChanged',
  failure: 'messages:themeFailed',
  // The body is keyed by the field, which no type can pair with its endpoint; the server checks it.
  call: ({ userID, field, value }, client) =>
    prepare(settings[field], {
      params: { themeId: themeIdOf(client, userID) },
      body: Object({ userID, [field]: value }),
    }),
  entityIds: ({ userID }) => [`theme-${userID}`],
  optimisticAnswer: ({ userID }, client) => currentTheme(client, userID),
  change: ({ userID, field, value }) => ({ rule: setAll(userID, { [field]: value }) }),
  confirm: (answer, { userID, field }) => setAll(userID, { [field]: answer[field] }),
});

/** Resets to the defaults. */
const reset = listMutation<Theme, { userID: string; values: ThemeValues }, Theme>({
  name: 'theme.reset',
  label: { text: 'outbox:action.setting', icon: 'setting' },
  commands: [themes.resetTheme],
  fields: [],
  resource: 'theme',
  success: 'messages:themeChanged',
  failure: 'messages:themeFailed',
  call: ({ userID }, client) =>
    prepare(themes.resetTheme, { params: { themeId: themeIdOf(client, userID) }, body: { userID } }),
  entityIds: ({ userID }) => [`theme-${userID}`],
  optimisticAnswer: ({ userID }, client) => currentTheme(client, userID),
  change: ({ userID, values }) => ({ rule: setAll(userID, values) }),
  confirm: (answer, { userID }) => setAll(userID, answer),
});

/** Saves which pages stand first in the menus. */
const savePins = listMutation<Theme, { userID: string } & Pick<Menus, 'navPins'>, Theme>({
  name: 'theme.pins',
  label: { text: 'outbox:action.pins', icon: 'setting' },
  commands: [themes.navPins],
  fields: [],
  resource: 'theme',
  failure: 'menu:pinsFailed',
  call: ({ userID, navPins }, client) =>
    prepare(themes.navPins, {
      params: { themeId: themeIdOf(client, userID) },
      body: { userID, navPins: navPins && [...navPins] },
    }),
  entityIds: ({ userID }) => [`theme-${userID}`],
  optimisticAnswer: ({ userID }, client) => currentTheme(client, userID),
  change: ({ userID, navPins }) => ({ rule: setAll(userID, { navPins: navPins && [...navPins] }) }),
  confirm: ({ navPins }, { userID }) => setAll(userID, { navPins }),
});

/** Saves which groups of the side menu are closed. */
const saveClosed = listMutation<Theme, { userID: string; closedGroups: string[] }, Theme>({
  name: 'theme.closedGroups',
  label: { text: 'outbox:action.closedGroups', icon: 'setting' },
  commands: [themes.closedGroups],
  fields: [],
  resource: 'theme',
  failure: 'menu:closedFailed',
  call: ({ userID, closedGroups }, client) =>
    prepare(themes.closedGroups, {
      params: { themeId: themeIdOf(client, userID) },
      body: { userID, closedGroups },
    }),
  entityIds: ({ userID }) => [`theme-${userID}`],
  optimisticAnswer: ({ userID }, client) => currentTheme(client, userID),
  change: ({ userID, closedGroups }) => ({ rule: setAll(userID, { closedGroups }) }),
  confirm: ({ closedGroups }, { userID }) => setAll(userID, { closedGroups }),
});

const userIDNow = () => useAuth.getState().userID ?? '';

/** If the server refuses at once, the component never rendered the change, so the screen is reset here. */
const goBack = (client: QueryClient) => {
  const theme = known(client, userIDNow());
  if (theme) changeTheme(valuesOf(theme));
};

const send = async <V>(client: QueryClient, write: MutationOptions<Theme, Error, V>, variables: V) => {
  if (!(await startWrite(client, write, variables))) goBack(client);
};

/** Changes one setting, on screen at once, and saves it. */
export const changeSetting = (client: QueryClient, change: Change) => {
  changeTheme({ [change.field]: change.value });
  return send(client, saveSetting, { ...change, userID: userIDNow() });
};

/** Changes which pages stand first in the menus, on screen at once; null: as the role has them. */
export const changePins = (client: QueryClient, navPins: Menus['navPins']) => {
  changeTheme({ navPins });
  return send(client, savePins, { navPins, userID: userIDNow() });
};

/** Opens or closes a group of the side menu, on screen at once. */
export const foldGroup = (client: QueryClient, group: string) => {
  const closed = useTheme.getState().closedGroups;
  const closedGroups = closed.includes(group) ? closed.filter((one) => one !== group) : [...closed, group];
  changeTheme({ closedGroups });
  return send(client, saveClosed, { closedGroups, userID: userIDNow() });
};

/** Changes settings of the signed-in user. */
export const useSaveSetting = () => {
  const client = useQueryClient();
  return (change: Change) => void changeSetting(client, change);
};

/** Restores the defaults, on screen at once. */
export const useResetTheme = () => {
  const client = useQueryClient();
  return () => {
    resetTheme();
    void send(client, reset, { userID: userIDNow(), values: defaultTheme });
  };
};
