import { ThemeProvider } from '@mui/material'
import { useMemo, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { themeFor } from './theme.ts'
import { onThemePreference, themePreference } from './themePreference.ts'

/** MUI's theme for everything inside, light or dark as the person chose; stands above dialogs and toasts too. */
export const ConsoleTheme = ({ children }: { children: ReactNode }) => {
  const { appearance } = useThemePreference()
  const theme = useMemo(() => themeFor(appearance), [appearance])
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>
}

/** The person's choice of theme and density, live. */
export const useThemePreference = () => useSyncExternalStore(onThemePreference, themePreference)
