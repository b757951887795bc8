import { mutationOptions, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useEffect } from 'react';
import { request } from '#lib/request.ts';
import { addAlert } from '#stores/alerts.ts';
import { useAuth } from '#stores/auth.ts';
import { changeTheme, replaceTheme, resetTheme, type ThemeValues, useTheme } from '#stores/theme.ts';
import { type Theme, themes } from './contract.ts';

export const themeQueries = {
  details: (userID: string | null) =>
    queryOptions({
      queryKey: ['theme', userID],
      queryFn: ({ signal }) => request(themes.details, { params: { userID: userID ?? '' }, signal }),
      enabled: userID !== null,
      staleTime: 300_000,
    }),
};

/** The settings that a person can change; the header's colour has no call of its own. */
export type Setting = Exclude<keyof ThemeValues, 'headerNavColor'>;
export type Change = { [Field in Setting]: { field: Field; value: ThemeValues[Field] } }[Setting];

const KEY = ['theme'];

/** Only a person's theme, without its ids. */
const valuesOf = ({ _id, userID, ...values }: Theme): ThemeValues => values;

const sayChanged = () =>
  addAlert({ kind: 'success', text: i18next.t('messages:themeChanged'), key: 'themeChanged' });

/**
 * One setting: on screen at once, then saved by its own call. Saves leave one after the other. When one fails, the
 * setting goes back to what the server last confirmed, unless the person has changed it again meanwhile.
 */
export const saveSetting = (userID: string) =>
  mutationOptions({
    mutationKey: KEY,
    scope: { id: 'theme' },
    meta: { failure: 'messages:themeFailed' },
    mutationFn: async ({ field, value }: Change, { client }) => {
      const { _id: themeId } = await client.ensureQueryData(themeQueries.details(userID));
      // The body is keyed by the field, which no type can pair with its endpoint; the server checks it.
      return request(themes[field], { params: { themeId }, body: Object({ userID, [field]: value }) });
    },
    onMutate: async ({ field, value }, { client }) => {
      const before = { [field]: useTheme.getState()[field] };
      changeTheme({ [field]: value });
      await client.cancelQueries({ queryKey: KEY });
      return before;
    },
    onSuccess: (answer, { field }, _before, { client }) => {
      client.setQueryData<Theme>(themeQueries.details(userID).queryKey, (theme) =>
        theme ? { ...theme, [field]: answer[field] } : answer,
      );
      sayChanged();
    },
    onError: (_error, { field, value }, before, { client }) => {
      if (useTheme.getState()[field] !== value) return;
      const confirmed = client.getQueryData(themeQueries.details(userID).queryKey);
      changeTheme(confirmed ? { [field]: confirmed[field] } : { ...before });
    },
  });

/** The defaults again, on screen at once. */
const reset = (userID: string) =>
  mutationOptions({
    mutationKey: KEY,
    scope: { id: 'theme' },
    meta: { failure: 'messages:themeFailed' },
    mutationFn: async (_nothing: undefined, { client }) => {
      const { _id: themeId } = await client.ensureQueryData(themeQueries.details(userID));
      return request(themes.resetTheme, { params: { themeId }, body: { userID } });
    },
    onMutate: () => resetTheme(),
    onSuccess: (answer, _nothing, _result, { client }) => {
      client.setQueryData<Theme>(themeQueries.details(userID).queryKey, answer);
      sayChanged();
    },
    onError: (_error, _nothing, _result, { client }) => {
      const confirmed = client.getQueryData(themeQueries.details(userID).queryKey);
      if (confirmed) replaceTheme(valuesOf(confirmed));
    },
  });

const useUserID = () => useAuth((state) => state.userID) ?? '';

/** Changes and saves one setting. */
export const useSaveSetting = () => {
  const { mutate } = useMutation(saveSetting(useUserID()));
  return (change: Change) => mutate(change);
};

/** Restores the defaults. */
export const useResetTheme = () => {
  const { mutate } = useMutation(reset(useUserID()));
  return () => mutate(undefined);
};

/** Keeps screen and language as the server has them; while changes are being saved the screen is ahead. */
export const useServerTheme = () => {
  const client = useQueryClient();
  const { data } = useQuery(themeQueries.details(useAuth((state) => state.userID)));
  const locale = useTheme((state) => state.locale);
  useEffect(() => {
    if (data && client.isMutating({ mutationKey: KEY }) === 0) replaceTheme(valuesOf(data));
  }, [client, data]);
  useEffect(() => {
    if (i18next.language !== locale) void i18next.changeLanguage(locale);
  }, [locale]);
};
