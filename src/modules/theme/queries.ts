import { queryOptions, useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { useEffect, useRef } from 'react';
import { readOne } from '#lib/outbox/overlay.ts';
import { request } from '#lib/request.ts';
import { useAuth } from '#stores/auth.ts';
import { changeTheme, type Menus, type ThemeValues, useTheme } from '#stores/theme.ts';
import { type Theme, themes } from './contract.ts';

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

/** The theme values without the ids. */
export const valuesOf = ({ _id, userID, ...values }: Theme): ThemeValues & Menus => values;

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
