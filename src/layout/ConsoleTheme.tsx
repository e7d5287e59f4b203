import { withEmotionCache } from '@emotion/react'
import { GlobalStyles, ThemeProvider } from '@mui/material'
import { useInsertionEffect, useMemo, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { DensityContext } from '#src/kit/table/density.ts'
import { ThemeChoiceContext } from '#src/kit/base/person/themeChoice.ts'
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
      <PlaceOfStyles />
      <ThemeChoiceContext value={choosable}>
        <DensityContext value={rows}>{children}</DensityContext>
      </ThemeChoiceContext>
    </ThemeProvider>
  )
}

/**
 * Puts MUI's styles after those that the console starts with and before those of code that is loaded later, which may change
 * them. By itself Emotion puts them where they are when the first of its components renders.
 */
const PlaceOfStyles = withEmotionCache((_: object, { sheet }) => {
  useInsertionEffect(() => sheet.insert('.atrium{}'), [sheet])
  return null
})

/** The user's current theme and density. */
export const useThemePreference = () => useSyncExternalStore(onThemePreference, themePreference)
