import { createContext } from 'react'

/** The choices of theme. */
export const themeChoices = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** The chosen theme, and a function to change it; the shell stores it. Null without a shell. */
export const ThemeChoiceContext = createContext<{
  theme: ThemeChoice
  choose: (theme: ThemeChoice) => void
} | null>(null)
