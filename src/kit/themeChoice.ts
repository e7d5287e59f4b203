import { createContext } from 'react'

/** What a person may choose for light and dark. */
export const themeChoices = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** The person's choice of light or dark, and a way to make another; the shell keeps it. Null where there is no shell. */
export const ThemeChoiceContext = createContext<{
  theme: ThemeChoice
  choose: (theme: ThemeChoice) => void
} | null>(null)
