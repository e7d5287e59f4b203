import { createTheme } from '@mui/material'
import type { Theme } from '@mui/material'
import { muiComponents } from './muiComponents.ts'

/** The current appearance, with the preference `system` resolved. */
export type Appearance = 'light' | 'dark'

/**
 * MUI's theme in the look of tokens.css, for buttons, menus, dialogs, autocompletes, tooltips and drawers.
 * MUI computes with its palette and needs real colours, which repeat tokens.css (a test compares them).
 * Everything else uses the variables.
 */
export function themeFor(appearance: Appearance): Theme {
  const colour = colours[appearance]
  return createTheme({
    palette: {
      mode: appearance,
      primary: { main: colour.accent, dark: colour.accentStrong, contrastText: colour.onAccent },
      secondary: { main: colour.text2 },
      error: { main: colour.red, contrastText: colour.onAccent },
      warning: { main: colour.amber, contrastText: colour.onAccent },
      success: { main: colour.green, contrastText: colour.onAccent },
      info: { main: colour.blue, contrastText: colour.onAccent },
      text: { primary: colour.text, secondary: colour.text2, disabled: colour.text3 },
      background: { default: colour.page, paper: colour.card },
      divider: colour.line,
    },
    shape: { borderRadius: 6 },
    spacing: 8,
    breakpoints: { values: { xs: 0, sm: 720, md: 1024, lg: 1280, xl: 1600 } },
    transitions: {
      duration: {
        shortest: 120,
        shorter: 120,
        short: 150,
        standard: 180,
        complex: 180,
        enteringScreen: 150,
        leavingScreen: 120,
      },
    },
    typography: {
      fontFamily: 'var(--font)',
      fontSize: 14,
      fontWeightMedium: 500,
      fontWeightBold: 600,
      body1: { fontSize: 14, lineHeight: 1.5 },
      body2: { fontSize: 14, lineHeight: 1.5 },
      caption: { fontSize: 12, lineHeight: 1.5 },
      h6: { fontSize: 16, fontWeight: 600, lineHeight: 1.4 },
      button: { fontSize: 14, fontWeight: 500, textTransform: 'none', lineHeight: 1.5 },
    },
    components: muiComponents,
  })
}

/** The tokens that MUI computes with, by their names in tokens.css. */
export const colours = {
  light: {
    page: '#f6f6f3',
    card: '#ffffff',
    text: '#1b1f23',
    text2: '#5b636b',
    text3: '#646c74',
    line: '#e5e5e0',
    accent: '#0f6b6b',
    accentStrong: '#0b5555',
    onAccent: '#ffffff',
    red: '#b3372f',
    amber: '#8a5a00',
    green: '#2e7146',
    blue: '#2b5c9e',
  },
  dark: {
    page: '#111417',
    card: '#181c20',
    text: '#e8eaec',
    text2: '#a6aeb5',
    text3: '#8f98a0',
    line: '#2a3036',
    accent: '#4fb3ae',
    accentStrong: '#6cc7c2',
    onAccent: '#0b2020',
    red: '#f0857c',
    amber: '#e0b25a',
    green: '#7cc495',
    blue: '#86b2ea',
  },
} as const
