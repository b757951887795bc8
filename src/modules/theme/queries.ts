import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { useEffect, useRef } from 'react';
import { listMutation } from '#lib/listMutation.ts';
import type { ListRule } from '#lib/listRules.ts';
import { readOne } from '#lib/outbox/overlay.ts';
import { prepare, request } from '#lib/request.ts';
import { translate } from '#lib/text.ts';
import { addAlert } from '#stores/alerts.ts';
import { useAuth } from '#stores/auth.ts';
import { changeTheme, defaultTheme, resetTheme, type ThemeValues, useTheme } from '#stores/theme.ts';
import { OWN_THEME, type Theme, themeSchema, themes } from './contract.ts';

const NAME = 'theme';

export const themeQueries = {
  details: (userID: string | null) =>
    queryOptions({
      queryKey: [NAME, 'details', userID],
      queryFn: ({ signal, ...ask }) =>
        readOne(ask, () => request(themes.details, { params: { userID: userID ?? '' }, signal })),
      enabled: userID !== null,
      staleTime: 300_000,
    }),
};

const { details: _details, resetTheme: _reset, ...settings } = themes;

/** The settings that a user can change; the header colour has no call of its own. */
export type Setting = Exclude<keyof ThemeValues, 'headerNavColor'>;
export type Change = { [Field in Setting]: { field: Field; value: ThemeValues[Field] } }[Setting];

/** The theme values without the ids. */
const valuesOf = ({ _id, userID, ...values }: Theme): ThemeValues => values;

const notifyChanged = async () =>
  addAlert({ kind: 'success', text: await translate('messages:themeChanged'), key: 'themeChanged' });

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
  resource: NAME,
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
  resource: NAME,
  failure: 'messages:themeFailed',
  call: ({ userID }, client) =>
    prepare(themes.resetTheme, { params: { themeId: themeIdOf(client, userID) }, body: { userID } }),
  entityIds: ({ userID }) => [`theme-${userID}`],
  optimisticAnswer: ({ userID }, client) => currentTheme(client, userID),
  change: ({ userID, values }) => ({ rule: setAll(userID, values) }),
  confirm: (answer, { userID }) => setAll(userID, answer),
});

const useUserID = () => useAuth((state) => state.userID) ?? '';

/** If the server refuses at once, the component never rendered the change, so the screen is reset here. */
const goBack = (_error: Error, _saving: unknown, _applied: unknown, { client }: { client: QueryClient }) => {
  const theme = known(client, useAuth.getState().userID ?? '');
  if (theme) changeTheme(valuesOf(theme));
};

/** Changes one setting, on screen at once, and saves it. */
export const useSaveSetting = () => {
  const userID = useUserID();
  const { mutate } = useMutation({ ...saveSetting, onSuccess: notifyChanged, onError: goBack });
  return (change: Change) => {
    changeTheme({ [change.field]: change.value });
    mutate({ ...change, userID });
  };
};

/** Restores the defaults, on screen at once. */
export const useResetTheme = () => {
  const userID = useUserID();
  const { mutate } = useMutation({ ...reset, onSuccess: notifyChanged, onError: goBack });
  return () => {
    resetTheme();
    mutate({ userID, values: defaultTheme });
  };
};

/**
 * Keeps screen and language as on the server plus pending changes; values that did not change on the server stay as
 * they are here.
 */
export const useServerTheme = () => {
  const { data } = useQuery(themeQueries.details(useAuth((state) => state.userID)));
  const locale = useTheme((state) => state.locale);
  const seen = useRef<Theme>(undefined);
  useEffect(() => {
    if (!data) return;
    const before = seen.current;
    seen.current = data;
    const old: Record<string, unknown> = before?._id === data._id ? before : {};
    const settings = Object.entries(valuesOf(data)).filter(([key, value]) => old[key] !== value);
    if (settings.length > 0) changeTheme(Object.fromEntries(settings));
  }, [data]);
  useEffect(() => {
    if (i18next.language !== locale) void i18next.changeLanguage(locale);
  }, [locale]);
};
