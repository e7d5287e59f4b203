import { ThemeProvider } from '@mui/material'
import { useMemo, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { DensityContext } from '#src/kit/table/density.ts'
import { themeFor } from './theme.ts'
import { chooseDensity, onThemePreference, themePreference } from './themePreference.ts'

/**
 * MUI's theme for everything inside, light or dark as the person chose, and the row height for its tables. Stands
 * above dialogs and toasts too.
 */
export const ConsoleTheme = ({ children }: { children: ReactNode }) => {
  const { appearance, density } = useThemePreference()
  const theme = useMemo(() => themeFor(appearance), [appearance])
  const rows = useMemo(() => ({ density, choose: chooseDensity }), [density])
  return (
    <ThemeProvider theme={theme}>
      <DensityContext value={rows}>{children}</DensityContext>
    </ThemeProvider>
  )
}

/** The person's choice of theme and density, live. */
export const useThemePreference = () => useSyncExternalStore(onThemePreference, themePreference)
