import { GlobalStyles, ThemeProvider } from '@mui/material'
import { useMemo, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { DensityContext } from '#src/kit/table/density.ts'
import { ThemeChoiceContext } from '#src/kit/themeChoice.ts'
import { iconStyles } from './iconStyles.ts'
import { themeFor } from './theme.ts'
import { chooseDensity, chooseTheme, onThemePreference, themePreference } from './themePreference.ts'

/**
 * MUI's theme for everything inside it, light or dark as the user chose, and the row height of tables. It
 * also wraps dialogs and toasts.
 */
export const ConsoleTheme = ({ children }: { children: ReactNode }) => {
  const { theme: choice, appearance, density } = useThemePreference()
  const theme = useMemo(() => themeFor(appearance), [appearance])
  const rows = useMemo(() => ({ density, choose: chooseDensity }), [density])
  const choosable = useMemo(() => ({ theme: choice, choose: chooseTheme }), [choice])
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyles styles={iconStyles} />
      <ThemeChoiceContext value={choosable}>
        <DensityContext value={rows}>{children}</DensityContext>
      </ThemeChoiceContext>
    </ThemeProvider>
  )
}

/** The user's current theme and density. */
export const useThemePreference = () => useSyncExternalStore(onThemePreference, themePreference)
