import { createTheme } from '@mui/material/styles';

const flat = { elevation: 0 } as const;
const popUp = {
  border: '1px solid var(--line)',
  boxShadow: 'var(--pop)',
  background: 'var(--raised)',
  backgroundImage: 'none',
};

/**
 * MUI with the variables of look.css: attributes on <html> switch a theme, so nothing re-renders here. `nativeColor`
 * keeps MUI from parsing the values, which are `var(--…)`.
 */
export const theme = createTheme({
  // look.css also sets the colour scheme of native controls.
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette: {
    primary: {
      main: 'var(--accent)',
      dark: 'var(--accent-hover)',
      light: 'var(--accent)',
      contrastText: 'var(--on-accent)',
    },
    secondary: {
      main: 'var(--ink2)',
      dark: 'var(--ink)',
      light: 'var(--ink3)',
      contrastText: 'var(--surface)',
    },
    error: {
      main: 'var(--overdue)',
      dark: 'var(--overdue)',
      light: 'var(--overdue)',
      contrastText: 'var(--on-overdue)',
    },
    warning: {
      main: 'var(--due)',
      dark: 'var(--due)',
      light: 'var(--due)',
      contrastText: 'var(--due-tint)',
    },
    info: { main: 'var(--ink2)', dark: 'var(--ink2)', light: 'var(--ink2)', contrastText: 'var(--surface)' },
    success: {
      main: 'var(--done)',
      dark: 'var(--done)',
      light: 'var(--done)',
      contrastText: 'var(--surface)',
    },
    background: { default: 'var(--page)', paper: 'var(--surface)' },
    text: { primary: 'var(--ink)', secondary: 'var(--ink2)', disabled: 'var(--ink3)' },
    divider: 'var(--line)',
    action: {
      active: 'var(--ink2)',
      hover: 'var(--upcoming-tint)',
      selected: 'var(--accent-tint)',
      focus: 'var(--accent-tint)',
      disabled: 'var(--ink3)',
      disabledBackground: 'var(--sunken)',
    },
  },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: 'var(--font)',
    fontWeightMedium: 600,
    fontWeightBold: 600,
    h1: { fontSize: 'var(--h1)', fontWeight: 600, lineHeight: 1.25 },
    h2: { fontSize: 'var(--h2)', fontWeight: 600, lineHeight: 1.3 },
    h6: { fontSize: 'var(--h2)', fontWeight: 600, lineHeight: 1.3 },
    body1: { fontSize: 'var(--body)', lineHeight: 1.43, letterSpacing: 0 },
    body2: { fontSize: 'var(--small)', lineHeight: 1.43, letterSpacing: 0 },
    caption: { fontSize: 'var(--label)', letterSpacing: 0 },
    button: { fontSize: 'var(--body)', fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
  },
  transitions: {
    duration: { enteringScreen: 150, leavingScreen: 100, standard: 100, short: 100, shorter: 100 },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiPaper: { defaultProps: flat, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiBackdrop: {
      styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--scrim)' } } },
    },
    MuiDialog: {
      styleOverrides: {
        paper: {
          ...popUp,
          borderRadius: 'var(--r3)',
          margin: 16,
          maxHeight: 'calc(100dvh - 32px)',
          width: 'calc(100% - 32px)',
          '&.MuiDialog-paperFullScreen': {
            margin: 0,
            border: 0,
            borderRadius: 0,
            width: '100%',
            maxHeight: 'none',
          },
        },
      },
    },
    MuiDialogTitle: { styleOverrides: { root: { padding: '16px 20px 8px', fontSize: 'var(--h2)' } } },
    MuiDialogContent: { styleOverrides: { root: { padding: '8px 20px 16px', color: 'var(--ink)' } } },
    MuiDialogActions: {
      styleOverrides: { root: { padding: '12px 20px', borderTop: '1px solid var(--line)', gap: 8 } },
    },
    MuiDrawer: {
      styleOverrides: {
        paper: {
          boxShadow: 'var(--pop)',
          background: 'var(--surface)',
          borderInline: '1px solid var(--line)',
        },
      },
    },
    // No grow transition (look.md): a row that moves would no longer be under the finger when it comes down.
    MuiMenu: {
      defaultProps: { transitionDuration: 0 },
      styleOverrides: { paper: { ...popUp, minWidth: 180 }, list: { padding: 4 } },
    },
    MuiPopover: { defaultProps: { transitionDuration: 0 }, styleOverrides: { paper: popUp } },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          // Doubled selector, because MUI shrinks it again on wide screens.
          '&&': { minHeight: 'var(--ctl)' },
          borderRadius: 4,
          padding: '4px 10px',
          gap: 10,
          fontSize: 'var(--body)',
        },
      },
    },
    MuiTooltip: {
      styleOverrides: {
        tooltip: {
          ...popUp,
          color: 'var(--ink)',
          fontSize: 'var(--small)',
          fontWeight: 400,
          padding: '4px 8px',
        },
      },
    },
    // The label is above its field, never inside it.
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          marginBottom: 4,
          maxWidth: '100%',
          fontSize: 'var(--label)',
          fontWeight: 600,
          color: 'var(--ink2)',
        },
      },
    },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: {
          minHeight: 'var(--ctl)',
          background: 'var(--surface)',
          padding: 0,
          '& .MuiOutlinedInput-notchedOutline': {
            borderColor: 'var(--line-strong)',
            top: 0,
            '& legend': { display: 'none' },
          },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--accent)' },
        },
        input: { height: 'calc(var(--ctl) - 2px)', padding: '0 10px', boxSizing: 'border-box' },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { margin: '4px 0 0', fontSize: 'var(--small)' } } },
    MuiSelect: { styleOverrides: { select: { display: 'flex', alignItems: 'center', minHeight: 0 } } },
    MuiAutocomplete: {
      styleOverrides: {
        paper: popUp,
        inputRoot: { padding: '0 10px', '& .MuiAutocomplete-input.MuiAutocomplete-input': { padding: 0 } },
        option: { minHeight: 'var(--ctl)', borderRadius: 4 },
        listbox: { padding: 4 },
      },
    },
    MuiTabs: { styleOverrides: { root: { minHeight: 36 }, indicator: { backgroundColor: 'var(--accent)' } } },
    MuiTab: { styleOverrides: { root: { minHeight: 'max(36px, var(--ctl))', padding: '0 12px' } } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { height: 'var(--ctl)', padding: '0 12px' } },
    },
    MuiSwitch: {
      styleOverrides: {
        root: { width: 40, height: 24, padding: 0 },
        switchBase: {
          padding: 3,
          color: 'var(--line-strong)',
          '&.Mui-checked': {
            transform: 'translateX(16px)',
            color: 'var(--on-accent)',
            '& + .MuiSwitch-track': {
              backgroundColor: 'var(--accent)',
              borderColor: 'var(--accent)',
              opacity: 1,
            },
          },
        },
        thumb: { width: 18, height: 18, boxShadow: 'none' },
        track: {
          borderRadius: 12,
          border: '1.5px solid var(--line-strong)',
          backgroundColor: 'var(--surface)',
          opacity: 1,
          boxSizing: 'border-box',
        },
      },
    },
  },
});
