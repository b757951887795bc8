import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from '#lib/deviceStorage.ts';

/** Theme values and defaults as specified (sections 3 and 9). */
export type ThemeValues = {
  navType: 'SIDE' | 'TOP';
  sideNavTheme: 'light' | 'dark';
  navCollapsed: boolean;
  topNavColor: string;
  headerNavColor: string;
  currentTheme: 'light' | 'dark';
  fontSize: 'sm' | 'base' | 'md';
  direction: 'ltr' | 'rtl';
  locale: 'en' | 'fr' | 'zh' | 'ja';
};

/**
 * A person's menus: which pages stand first, by the names of their labels (null: as their role has them), and which
 * groups of the side menu are closed.
 */
export type Menus = { navPins: readonly string[] | null; closedGroups: readonly string[] };

export const defaultTheme: ThemeValues = {
  navType: 'TOP',
  sideNavTheme: 'light',
  navCollapsed: false,
  topNavColor: '#2B2E33',
  headerNavColor: '#2B2E33',
  currentTheme: 'dark',
  fontSize: 'base',
  direction: 'ltr',
  locale: 'en',
};

/** Settings of this device, not the user: night theme until a time (ms), its brightness, and the row density. */
type Device = {
  nightUntil: number;
  nightDim: number;
  density: 'auto' | 'office' | 'touch';
};

type Theme = ThemeValues & Menus & Device;

/** The bar's colour at night, as in ui/tokens.css. */
const NIGHT_BAR = '#0B0101';

const coarse = () => window.matchMedia('(pointer: coarse)').matches;

/** Applies a theme to the page: attributes and two variables on <html>, which look.css reads; nothing re-renders. */
const paint = (theme: Theme) => {
  const root = document.documentElement;
  const night = theme.nightUntil > Date.now();
  root.dataset.theme = night ? 'night' : theme.currentTheme;
  root.dataset.size = theme.fontSize;
  root.dataset.density = theme.density === 'auto' ? (coarse() ? 'touch' : 'office') : theme.density;
  root.lang = theme.locale;
  root.dir = theme.direction;
  root.style.setProperty('--chosen-bar', theme.topNavColor);
  root.style.setProperty('--night-dim', String(theme.nightDim));
  // An installed app's window has the bar's colour at its top; at night it must be dark.
  const frame = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (frame) frame.content = night ? NIGHT_BAR : theme.topNavColor;
};

/** The theme on screen; stored in browser storage so that a reload paints it before anything loads. */
export const useTheme = create<Theme>()(
  persist(
    (): Theme => ({
      ...defaultTheme,
      navPins: null,
      nightUntil: 0,
      nightDim: 1,
      density: 'auto',
      closedGroups: [],
    }),
    {
      name: 'shipshape.theme',
      version: 1,
      storage: createJSONStorage(() => deviceStorage),
    },
  ),
);

/** Changes some settings on screen at once. */
export const changeTheme = (values: Partial<Theme>) => useTheme.setState(values);

/** Restores the defaults on screen. */
export const resetTheme = () => useTheme.setState(defaultTheme);

/** Ends the night theme at its time, so that everything drawn by it changes too. */
const endNight = () => {
  const { nightUntil } = useTheme.getState();
  if (nightUntil > 0 && nightUntil <= Date.now()) useTheme.setState({ nightUntil: 0 });
};

/** Keeps the page painted as the store says; also when the pointer type changes or the night ends. */
export const startTheme = () => {
  useTheme.subscribe(paint);
  window.matchMedia('(pointer: coarse)').addEventListener('change', () => paint(useTheme.getState()));
  setInterval(endNight, 60_000);
  endNight();
  paint(useTheme.getState());
};
